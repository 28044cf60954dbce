import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordChange } from './changes.ts';
import type { SignInWay } from './sessions.ts';

/** How many failed, and how many for which reason. */
export type FailureCounts = Readonly<Record<string, number>>;

const WHAT = 'failed sign-ins';

/** @returns the number of the new line in the audit log */
export async function insertFailures(
  pool: Pool,
  way: SignInWay,
  after: FailureCounts,
): Promise<number> {
  return await inTransaction(pool, (client) =>
    recordChange(client, { by: 'automatic', subject: 'staff', what: WHAT, of: way, after }),
  );
}

/** @returns whether the line is still there: after a restore its number may be another's */
export async function updateFailures(
  pool: Pool,
  id: number,
  way: SignInWay,
  after: FailureCounts,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update staff_change set after = $4 where id = $1 and what = $2 and of = $3',
    [id, WHAT, way, JSON.stringify(after)],
  );
  return rowCount === 1;
}

/** How many sign-ins failed in the last 24 hours (lines begun within 25)? */
export async function readFailuresOfDay(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select coalesce(sum((after->>'count')::int), 0)::int as count from staff_change
      where subject = 'staff' and what = $1 and at > now() - interval '25 hours'`,
    [WHAT],
  );
  return rows[0]?.count ?? 0;
}
