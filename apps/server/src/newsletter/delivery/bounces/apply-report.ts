import { isGone } from '@townlight/domain/newsletter';
import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Subscribers } from '../../../subscriptions/index.ts';
import { findLetter, markReturned } from '../../store/outbox.ts';
import type { LetterReport } from './read-report.ts';

/** What came of a report. */
export type AppliedReport = 'suppressed' | 'noted' | 'unknown';

/**
 * Notes that a letter came back. Nothing goes to its reader any more where nobody is there, or where they complained; what was refused
 * for another reason, such as a full mailbox, is noted alone.
 */
export async function applyReport(
  { pool, subscribers }: { pool: Pool; subscribers: Pick<Subscribers, 'suppressSubscriber'> },
  { letterIds, event, status }: LetterReport,
): Promise<AppliedReport> {
  return await inTransaction(pool, async (client) => {
    for (const id of letterIds) {
      const letter = await findLetter(client, id);
      if (letter === null) continue;
      await markReturned(client, id, event, status ?? null);
      if (event === 'bounced' && !isGone(status, true)) return 'noted';
      await subscribers.suppressSubscriber(client, letter.subscriberId, event);
      return 'suppressed';
    }
    return 'unknown';
  });
}
