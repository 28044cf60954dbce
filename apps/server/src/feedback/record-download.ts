import type { FeedbackFilter } from '@townlight/contract/feedback';
import type { PoolClient } from 'pg';
import { type Change, recordChange } from '../staff/index.ts';

/** Writes into the audit log who took how many entries, chosen by what; the words that were searched for stay out of it. */
export async function recordFeedbackDownload(
  client: PoolClient,
  by: Change['by'],
  entries: number,
  { words, ...filter }: FeedbackFilter = {},
): Promise<void> {
  await recordChange(client, {
    by,
    subject: 'feedback',
    what: 'downloaded',
    of: 'feedback.csv',
    after: { entries, ...filter, ...(words !== undefined && words !== '' && { words: true }) },
  });
}
