import type { FeedbackFilter } from '@townlight/contract/feedback';
import type { PoolClient } from 'pg';
import { type AuditChange, recordAuditChange } from '../staff/index.ts';

/** Records in the audit log who downloaded how many entries with which filter. The search text is not recorded. */
export async function recordFeedbackDownload(
  client: PoolClient,
  by: AuditChange['by'],
  entries: number,
  { words: searchText, ...filter }: FeedbackFilter = {},
): Promise<void> {
  await recordAuditChange(client, {
    by,
    subject: 'feedback',
    what: 'downloaded',
    of: 'feedback.csv',
    after: {
      entries,
      ...filter,
      ...(searchText !== undefined && searchText !== '' && { words: true }),
    },
  });
}
