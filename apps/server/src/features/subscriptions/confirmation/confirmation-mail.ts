import { type Language, languagePrefix } from '@townlight/domain/language';
import { SUBSCRIPTION_PAGES } from '@townlight/domain/pages';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import { createMailJob } from '../../../platform/mail/mail-job.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { escapeHtml } from '../../../platform/safe-text.ts';
import { createLinkToken } from '../link-token.ts';
import { SUBSCRIPTION_MESSAGES } from '../messages/index.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { readPendingGrant } from '../store/grants.ts';
import { loadOrCreateSubscriberSecret } from '../store/secret.ts';
import { findSubscriber, readNeighborhoodNames } from '../store/subscriber-rows.ts';
import { readSuppressionReason } from '../store/suppressed.ts';

export interface ConfirmationPayload {
  readonly grantId: string;
}

/**
 * Mails the link that activates a grant. Address, names and link are composed when the mail is written, so that none of
 * them is in the queue. A mail that is sent twice after a failure contains the same link.
 * @param options.siteUrl without a trailing slash
 */
export function confirmationMailJob(
  pool: Pool,
  mailer: Mailer,
  { sealing, siteUrl, now }: { sealing: Sealing; siteUrl: string; now(): Date },
): Job<ConfirmationPayload> {
  return createMailJob(mailer, {
    name: 'subscription-confirmation-mail',
    payload: z.strictObject({ grantId: z.uuid() }),
    async write({ grantId }) {
      const grant = await readPendingGrant(pool, grantId);
      if (grant === null || grant.expiresAt <= now()) return null;
      const { addressHash, language } = grant;
      // A deleted subscriber may return; an address that bounced, complained or was suppressed by staff gets no mail.
      const reason = await readSuppressionReason(pool, addressHash);
      if (reason !== null && reason !== 'deleted') return null;
      const secret = await loadOrCreateSubscriberSecret(pool, sealing);
      const token = createLinkToken(secret, {
        kind: 'confirm',
        id: grantId,
        issuedAt: grant.createdAt,
      });
      const names = await readNeighborhoodNames(pool, grant.waiting);
      return composeConfirmationMail({
        to: sealing.open(grant.address),
        language,
        siteUrl,
        link: `${siteUrl}${languagePrefix(language)}${SUBSCRIPTION_PAGES.confirm}#${token}`,
        neighborhoods: [...names.values()],
        isReturning: (await findSubscriber(pool, { addressHash })) !== null,
      });
    },
  });
}

export function composeConfirmationMail(about: {
  to: string;
  language: Language;
  siteUrl: string;
  link: string;
  /** Their names. */
  neighborhoods: readonly string[];
  isReturning: boolean;
}): Mail {
  const { to, language, link, neighborhoods, isReturning } = about;
  const { text, list } = SUBSCRIPTION_MESSAGES[language];
  const site = new URL(about.siteUrl).host;
  const names = neighborhoods.length === 0 ? null : list(neighborhoods);
  const introduction = text(isReturning ? 'confirmation.returning' : 'confirmation.new', { names });
  const subject = text('confirmation.subject');
  const button = text('confirmation.button');
  const notes = [text('confirmation.link'), text('confirmation.otherwise', { site })];
  return {
    to,
    subject,
    text: [introduction, `${button}:`, link, ...notes, ''].join('\n\n'),
    html: renderMailPage(language, subject, [
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(text('confirmation.title'))}</h1>`,
      paragraph(introduction),
      `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
      ...notes.map(paragraph),
    ]),
  };
}

// The site's light colors (apps/web/src/ui/tokens.ts), and the dark ones for mail programs in dark mode.
const BUTTON =
  'background:#0b6a6f;color:#ffffff;padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:bold;display:inline-block';
const CARD =
  'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;color:#14202b;border:1px solid #e4dfd6;border-radius:8px';
const DARK =
  '@media (prefers-color-scheme:dark){body{background:#0f151a!important}.card{background:#172027!important;color:#e8edf0!important;border-color:#2b363e!important}}';

function renderMailPage(language: Language, title: string, sections: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f7f5f1;font:16px/1.5 sans-serif">',
    `<div class="card" style="${CARD}"><p style="margin:0 0 16px;font-weight:bold">Townlight</p>`,
    ...sections,
    '</div></body></html>',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}
