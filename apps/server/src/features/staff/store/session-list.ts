import type { Pool } from 'pg';
import { selectRows } from '../../../platform/database/query.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordAuditChange } from './audit-log.ts';
import { SESSION_IS_LIVE_SQL, type Staff } from './sessions.ts';

export interface ListedSession {
  readonly id: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly browser: string | null;
}

/** Returns the valid sessions of a member, the last used first. */
export async function readSessions(pool: Pool, memberId: string): Promise<ListedSession[]> {
  return await selectRows<ListedSession>(
    pool,
    `select id, created_at as "createdAt", last_used_at as "lastUsedAt", browser from staff_session
      where member_id = $1 and ${SESSION_IS_LIVE_SQL} order by last_used_at desc, id desc`,
    [memberId],
  );
}

/**
 * Ends one session of a member, or all but one.
 * @returns how many ended
 */
export async function endSessions(
  pool: Pool,
  member: Staff,
  which: { id: number } | { allBut: number },
): Promise<number> {
  const [condition, id] = 'id' in which ? ['id = $2', which.id] : ['id <> $2', which.allBut];
  return await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `delete from staff_session where member_id = $1 and ${condition}`,
      [member.id, id],
    );
    const count = rowCount ?? 0;
    if (count > 0)
      await recordAuditChange(client, {
        by: member,
        subject: 'staff',
        what: 'signed out other browsers',
        of: member.email,
        after: { count },
      });
    return count;
  });
}
