import type { Pool } from 'pg';
import { selectRows } from '../../../platform/database/query.ts';
import { FEEDBACK_COLUMNS, type StoredFeedback } from './entries.ts';

/** Returns entries that have not been mailed yet, oldest first. */
export async function listUnmailedFeedback(pool: Pool, limit: number): Promise<StoredFeedback[]> {
  return await selectRows<StoredFeedback>(
    pool,
    `select ${FEEDBACK_COLUMNS} from feedback where mail_waits order by submitted_at, id limit $1`,
    [limit],
  );
}

export async function countUnmailedFeedback(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from feedback where mail_waits',
  );
  return rows[0]?.count ?? 0;
}

/** Marks entries as mailed. */
export async function markFeedbackMailed(pool: Pool, ids: readonly number[]): Promise<void> {
  await pool.query('update feedback set mail_waits = false where id = any($1)', [ids]);
}
