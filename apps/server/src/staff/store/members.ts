import type { Role } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Staff } from '../staff.ts';
import { type Change, recordChange } from './changes.ts';
import { IS_LIVE } from './sessions.ts';

export interface Member extends Staff {
  readonly invitedAt: Date;
  readonly lastSignedInAt: Date | null;
  readonly passkeys: number;
  readonly sessions: number;
}

/** Who is staff, by address? */
export async function readMembers(pool: Pool): Promise<Member[]> {
  const { rows } = await pool.query<Member>(
    `select m.id, m.email, m.role, m.invited_at as "invitedAt", m.last_signed_in_at as "lastSignedInAt",
            (select count(*)::int from staff_passkey p where p.member_id = m.id) as passkeys,
            (select count(*)::int from staff_session where member_id = m.id and ${IS_LIVE}) as sessions
       from staff_member m order by m.email`,
  );
  return rows;
}

export async function findMember(
  pool: Pick<Pool | PoolClient, 'query'>,
  by: { email: string } | { id: string },
): Promise<Staff | null> {
  const [column, value] = 'email' in by ? ['email', by.email] : ['id', by.id];
  const { rows } = await pool.query<Staff>(
    `select id, email, role from staff_member where ${column} = $1`,
    [value],
  );
  return rows[0] ?? null;
}

/**
 * Makes someone staff, or gives another role to one who is.
 * @param role what they are to be; without it one who is staff keeps theirs, others become editors
 */
export async function inviteMember(
  pool: Pool,
  email: string,
  role: Role | undefined,
  by: Change['by'],
): Promise<Staff> {
  return await inTransaction(pool, async (client) => {
    const before = await findMember(client, { email });
    const { rows } = await client.query<Staff>(
      `insert into staff_member (email, role) values ($1, $2)
       on conflict (email) do update set role = excluded.role
       returning id, email, role`,
      [email, role ?? before?.role ?? 'editor'],
    );
    const member = rows[0] as Staff;
    const change = { by, subject: 'staff', of: email, after: { role: member.role } };
    if (before === null) await recordChange(client, { ...change, what: 'invited' });
    else if (before.role !== member.role)
      await recordChange(client, {
        ...change,
        what: 'changed the role of',
        before: { role: before.role },
      });
    return member;
  });
}

/** Someone is staff no more; sessions, links and passkeys go with them. @returns whether they were */
export async function removeMember(pool: Pool, email: string, by: Change['by']): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ role: Role }>(
      'delete from staff_member where email = $1 returning role',
      [email],
    );
    const [before] = rows;
    if (before === undefined) return false;
    await recordChange(client, { by, subject: 'staff', what: 'removed', of: email, before });
    return true;
  });
}

/** Signs someone out everywhere; links that wait are good no more. @returns how many sessions ended, null where nobody has the address */
export async function signOutMember(
  pool: Pool,
  email: string,
  by: Change['by'],
): Promise<number | null> {
  return await inTransaction(pool, async (client) => {
    const member = await findMember(client, { email });
    if (member === null) return null;
    await client.query('delete from staff_link where member_id = $1', [member.id]);
    const { rowCount } = await client.query('delete from staff_session where member_id = $1', [
      member.id,
    ]);
    const ended = rowCount ?? 0;
    await recordChange(client, {
      by,
      subject: 'staff',
      what: 'signed out everywhere',
      of: email,
      before: { sessions: ended },
    });
    return ended;
  });
}

/** Was there ever anyone, and has anyone come in? */
export async function readHowFar(pool: Pool): Promise<{ members: number; signedIn: number }> {
  const { rows } = await pool.query<{ members: number; signedIn: number }>(
    `select count(*)::int as members, count(last_signed_in_at)::int as "signedIn" from staff_member`,
  );
  return rows[0] ?? { members: 0, signedIn: 0 };
}
