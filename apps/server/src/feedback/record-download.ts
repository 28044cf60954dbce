import type { FeedbackFilter } from '@townlight/contract/feedback';
import type { PoolClient } from 'pg';
import { type Change, recordChange } from '../staff/index.ts';

/** Records in the audit log who downloaded how many entries with which filter. The search text is not recorded. */
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
