import type { StaffRefusalReason } from '@townlight/contract/staff/members';
import type { Role } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type AuditChange, recordAuditChange } from './audit-log.ts';
import { findMember } from './members.ts';
import type { Staff } from './sessions.ts';

export type MemberRefusalReason = Extract<
  StaffRefusalReason,
  'not-staff' | 'already-staff' | 'last-administrator'
>;

/** A change of the members that a rule forbids. The command line and the routes have different messages for it. */
export class MemberRefusal extends Error {
  override readonly name = 'MemberRefusal';
  readonly reason: MemberRefusalReason;
  readonly email: string;

  constructor(reason: MemberRefusalReason, email: string) {
    super(`refused: ${reason}`);
    this.reason = reason;
    this.email = email;
  }
}

/**
 * Adds a member, or changes the role of an existing one.
 * @param role without it, an existing member's role does not change and a new member becomes an editor
 * @throws MemberRefusal if no administrator would remain
 */
export async function inviteMember(
  pool: Pool,
  email: string,
  role: Role | undefined,
  by: AuditChange['by'],
): Promise<Staff> {
  return await inTransaction(pool, async (client) => {
    const added = await addMember(client, email, role ?? 'editor', by);
    if (added !== null) return added;
    const member = await giveRole(client, email, role, by);
    await recordAuditChange(client, { by, subject: 'staff', what: 'invited again', of: email });
    return member;
  });
}

/** Records that a member gets another link. @throws MemberRefusal if the address belongs to no member */
export async function inviteAgain(
  pool: Pool,
  email: string,
  by: AuditChange['by'],
): Promise<Staff> {
  return await inTransaction(pool, async (client) => {
    const member = await memberToChange(client, email);
    await recordAuditChange(client, { by, subject: 'staff', what: 'invited again', of: email });
    return member;
  });
}

/** Adds a member. @throws MemberRefusal if the address already belongs to one */
export async function inviteNewMember(
  pool: Pool,
  email: string,
  role: Role,
  by: AuditChange['by'],
): Promise<Staff> {
  return await inTransaction(pool, async (client) => {
    const member = await addMember(client, email, role, by);
    if (member === null) throw new MemberRefusal('already-staff', email);
    return member;
  });
}

/** Changes a role, effective with the member's next request. @throws MemberRefusal as `removeMember` */
export async function changeRole(
  pool: Pool,
  email: string,
  role: Role,
  by: AuditChange['by'],
): Promise<Staff> {
  return await inTransaction(pool, (client) => giveRole(client, email, role, by));
}

/**
 * Removes a member with their sessions, links and passkeys.
 * @throws MemberRefusal if the address belongs to no member, or no administrator would remain
 */
export async function removeMember(
  pool: Pool,
  email: string,
  by: AuditChange['by'],
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { id, role } = await memberToChange(client, email);
    await assertAdministratorRemains(client, id, email);
    const before = { role };
    // while the member exists, so that the log line has the id
    await recordAuditChange(client, { by, subject: 'staff', what: 'removed', of: email, before });
    await client.query('delete from staff_member where id = $1', [id]);
  });
}

/**
 * Ends all sessions of a member and deletes unused links.
 * @returns the number of sessions that ended
 * @throws MemberRefusal if the address belongs to no member
 */
export async function signOutMember(
  pool: Pool,
  email: string,
  by: AuditChange['by'],
): Promise<number> {
  return await inTransaction(pool, async (client) => {
    const { id } = await memberToChange(client, email);
    await client.query('delete from staff_link where member_id = $1', [id]);
    const { rowCount } = await client.query('delete from staff_session where member_id = $1', [id]);
    const ended = rowCount ?? 0;
    await recordAuditChange(client, {
      by,
      subject: 'staff',
      what: 'signed out everywhere',
      of: email,
      before: { sessions: ended },
    });
    return ended;
  });
}

/** Returns `null` if the address already belongs to a member. */
async function addMember(
  client: PoolClient,
  email: string,
  role: Role,
  by: AuditChange['by'],
): Promise<Staff | null> {
  const { rows } = await client.query<Staff>(
    `insert into staff_member (email, role) values ($1, $2)
     on conflict (email) do nothing returning id, email, role`,
    [email, role],
  );
  const [member] = rows;
  if (member === undefined) return null;
  await recordAuditChange(client, {
    by,
    subject: 'staff',
    what: 'invited',
    of: email,
    after: { role },
  });
  return member;
}

async function giveRole(
  client: PoolClient,
  email: string,
  role: Role | undefined,
  by: AuditChange['by'],
): Promise<Staff> {
  const member = await memberToChange(client, email);
  if (role === undefined || member.role === role) return member;
  await assertAdministratorRemains(client, member.id, email);
  await client.query('update staff_member set role = $2 where id = $1', [member.id, role]);
  await recordAuditChange(client, {
    by,
    subject: 'staff',
    what: 'changed the role of',
    of: email,
    before: { role: member.role },
    after: { role },
  });
  return { ...member, role };
}

async function memberToChange(client: PoolClient, email: string): Promise<Staff> {
  const member = await findMember(client, { email });
  if (member === null) throw new MemberRefusal('not-staff', email);
  return member;
}

/**
 * Refuses to change the only administrator who has signed in, because the others may never have received their link.
 * The row lock serializes two administrators who change each other at the same time.
 */
async function assertAdministratorRemains(
  client: PoolClient,
  id: string,
  email: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from staff_member where role = 'administrator' and last_signed_in_at is not null
      order by id for update`,
  );
  if (rows.length === 1 && rows[0]?.id === id) throw new MemberRefusal('last-administrator', email);
}
