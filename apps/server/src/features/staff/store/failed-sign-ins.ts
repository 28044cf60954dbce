import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordAuditChange } from './audit-log.ts';
import type { SignInWay } from './sessions.ts';

/** The total number of failures, and the number per reason. */
export type SignInFailureCounts = Readonly<Record<string, number>>;

const WHAT = 'failed sign-ins';

/** @returns the id of the new audit log entry */
export async function insertSignInFailures(
  pool: Pool,
  way: SignInWay,
  after: SignInFailureCounts,
): Promise<number> {
  return await inTransaction(pool, (client) =>
    recordAuditChange(client, { by: 'automatic', subject: 'staff', what: WHAT, of: way, after }),
  );
}

/** @returns whether the entry still exists; after a restore its id may belong to another entry */
export async function updateSignInFailures(
  pool: Pool,
  id: number,
  way: SignInWay,
  after: SignInFailureCounts,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update staff_change set after = $4 where id = $1 and what = $2 and of = $3',
    [id, WHAT, way, JSON.stringify(after)],
  );
  return rowCount === 1;
}

/** Returns the number of failed sign-ins in the last 24 hours (entries begun within 25 hours). */
export async function countRecentSignInFailures(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select coalesce(sum((after->>'count')::int), 0)::int as count from staff_change
      where subject = 'staff' and what = $1 and at > now() - interval '25 hours'`,
    [WHAT],
  );
  return rows[0]?.count ?? 0;
}
