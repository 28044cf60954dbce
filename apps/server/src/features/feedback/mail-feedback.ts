import { pagePath } from '@townlight/domain/pages';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.ts';
import { type Mail, type Mailer, MailFailure } from '../../platform/mail/mailer.ts';
import { formatFeedbackEntry } from './describe-feedback.ts';
import type { StoredFeedback } from './store/entries.ts';
import {
  countUnmailedFeedback,
  listUnmailedFeedback,
  markFeedbackMailed,
} from './store/unmailed-feedback.ts';

/** The maximum number of entries in one mail. The others are sent with the next mail. */
const MAX_ENTRIES_PER_MAIL = 50;
const INTERVAL_MINUTES = 10;

export interface FeedbackMailOptions {
  /** The recipient: one email address. */
  readonly to: string;
  /** The base URL of the site, for the link to the list. */
  readonly siteUrl: string;
}

/**
 * Sends one mail every ten minutes with all entries since the last one, so that many entries do not cause many mails.
 * Entries wait in the feedback table, not in a job queue, and stay there while the mail server is unavailable. If the
 * process is killed between sending the mail and recording it, the mail is sent twice.
 */
export function feedbackMailJob(
  { pool, mailer, timeZone }: { pool: Pool; mailer: Mailer; timeZone: string },
  { to, siteUrl }: FeedbackMailOptions,
): Job {
  return {
    name: 'feedback-mail',
    payload: z.strictObject({}),
    timeoutSeconds: 120,
    onePerKey: true,
    schedule: { cron: `*/${INTERVAL_MINUTES} * * * *`, timeZone: 'UTC', payload: {} },
    async handle(_, { log, signal }) {
      const entries = await listUnmailedFeedback(pool, MAX_ENTRIES_PER_MAIL);
      if (entries.length === 0) return;
      const later = (await countUnmailedFeedback(pool)) - entries.length;
      try {
        await mailer.deliver(
          composeFeedbackMail(entries, { to, siteUrl, timeZone, later }),
          signal,
        );
      } catch (error) {
        if (!(error instanceof MailFailure && error.isFinal)) throw error;
        log.error(
          `${error.message} and never will; read ${describeCount(entries)} at /staff/feedback`,
        );
      }
      await markFeedbackMailed(
        pool,
        entries.map(({ id }) => id),
      );
    },
  };
}

/** @param later number of entries that the next mail will contain */
export function composeFeedbackMail(
  entries: readonly StoredFeedback[],
  { to, siteUrl, timeZone, later }: FeedbackMailOptions & { timeZone: string; later: number },
): Mail {
  const count = describeCount(entries);
  return {
    to,
    // Headers contain no text written by readers.
    subject: `Feedback: ${count} on ${new URL(siteUrl).host}`,
    text: [
      `${count} from readers. Times are in the county’s time zone.`,
      '',
      ...entries.flatMap((entry) => [...formatFeedbackEntry(entry, timeZone), '']),
      ...(later === 0 ? [] : [`${later} more will come in the next email.`, '']),
      `Read all feedback, and mark entries as handled or delete them: ${siteUrl}${pagePath({ kind: 'staff-feedback' })}`,
      'What readers write is only for the people who run the site.',
      '',
    ].join('\n'),
  };
}

function describeCount({ length }: readonly StoredFeedback[]): string {
  return length === 1 ? '1 new entry' : `${length} new entries`;
}
