import type { Pool } from 'pg';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.ts';
import { createMailJob } from '../../platform/mail/mail-job.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { createSignInLink, MAILED_LINK_TTL_MS } from './create-sign-in-link.ts';
import { findMember } from './store/members.ts';

export interface LinkMailPayload {
  readonly memberId: string;
}

/**
 * Mails a sign-in link to a member who requested one. The link is created when the mail is written, so that its token
 * is never in the queue.
 */
export function linkMailJob(pool: Pool, mailer: Mailer, siteUrl: string): Job<LinkMailPayload> {
  return createMailJob(mailer, {
    name: 'staff-link-mail',
    payload: z.strictObject({ memberId: z.uuid() }),
    async write({ memberId }) {
      const member = await findMember(pool, { id: memberId });
      if (member === null) return null;
      const link = await createSignInLink(pool, memberId, { siteUrl, lastsMs: MAILED_LINK_TTL_MS });
      return composeLinkMail(member.email, link, 'within 15 minutes');
    },
  });
}

/** @param within validity as text, e.g. `within 15 minutes` */
export function composeLinkMail(to: string, link: string, within: string): Mail {
  const site = new URL(link).host;
  return {
    to,
    subject: 'Sign in to Townlight',
    text: [
      `Use this link to sign in to the staff pages of ${site}. It works once, ${within}:`,
      '',
      link,
      '',
      'If you did not ask for it, ignore this email. Nobody can sign in without the link.',
      '',
    ].join('\n'),
  };
}
