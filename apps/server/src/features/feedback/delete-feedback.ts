import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AuditChange, recordAuditChange } from '../staff/index.ts';
import { deleteFeedbackRow } from './store/entries.ts';

/**
 * Deletes an entry. The audit log, which is retained forever, records its number and page but none of its text.
 * @returns false if there is no such entry
 */
export async function deleteFeedback(
  pool: Pool,
  id: number,
  by: AuditChange['by'],
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    const page = await deleteFeedbackRow(client, id);
    if (page === null) return false;
    await recordAuditChange(client, {
      by,
      subject: 'feedback',
      what: 'deleted',
      of: `feedback ${id}`,
      before: { page },
    });
    return true;
  });
}
