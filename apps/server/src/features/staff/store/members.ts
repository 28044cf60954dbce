import type { Pool } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../../platform/database/query.ts';
import { SESSION_IS_LIVE_SQL, type Staff } from './sessions.ts';

export interface Member extends Staff {
  readonly invitedAt: Date;
  readonly lastSignedInAt: Date | null;
  readonly passkeys: number;
  readonly sessions: number;
  /** Whether an unused link is still valid. */
  readonly hasLink: boolean;
}

/** Returns all members, ordered by address. */
export async function readMembers(pool: Pool): Promise<Member[]> {
  return await selectRows<Member>(
    pool,
    `select m.id, m.email, m.role, m.invited_at as "invitedAt", m.last_signed_in_at as "lastSignedInAt",
            (select count(*)::int from staff_passkey p where p.member_id = m.id) as passkeys,
            (select count(*)::int from staff_session where member_id = m.id and ${SESSION_IS_LIVE_SQL}) as sessions,
            exists (select from staff_link l
                     where l.member_id = m.id and l.used_at is null and l.expires_at > now()) as "hasLink"
       from staff_member m order by m.email`,
  );
}

export async function findMember(
  pool: Queryable,
  by: { email: string } | { id: string },
): Promise<Staff | null> {
  const [column, value] = 'email' in by ? ['email', by.email] : ['id', by.id];
  return await selectRow<Staff>(
    pool,
    `select id, email, role from staff_member where ${column} = $1`,
    [value],
  );
}

/** Returns how many members there are, and how many have ever signed in. */
export async function countMembersAndSignIns(
  pool: Pool,
): Promise<{ members: number; signedIn: number }> {
  const { rows } = await pool.query<{ members: number; signedIn: number }>(
    `select count(*)::int as members, count(last_signed_in_at)::int as "signedIn" from staff_member`,
  );
  return rows[0] ?? { members: 0, signedIn: 0 };
}
