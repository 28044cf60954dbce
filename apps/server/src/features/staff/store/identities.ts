import type { PoolClient } from 'pg';
import { selectRow } from '../../../platform/database/query.ts';
import { type AuditChange, recordAuditChange } from './audit-log.ts';
import { MemberRefusal } from './change-members.ts';
import { findMember } from './members.ts';
import type { Staff } from './sessions.ts';

/** An account at an identity provider. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Returns the member whom this account signs in. */
export async function findMemberByAccount(
  client: PoolClient,
  { issuer, subject }: ProviderAccount,
): Promise<Staff | null> {
  return await selectRow<Staff>(
    client,
    `select m.id, m.email, m.role from staff_identity i join staff_member m on m.id = i.member_id
      where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  );
}

/**
 * Lets this account of a provider alone sign the member in from now on.
 * @returns whether it does; false if another account of that provider does
 */
export async function bindAccount(
  client: PoolClient,
  member: Staff,
  { issuer, subject }: ProviderAccount,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into staff_identity (member_id, issuer, subject) values ($1, $2, $3)
     on conflict do nothing`,
    [member.id, issuer, subject],
  );
  // two first sign-ins at once
  if (rowCount !== 1)
    return (await findMemberByAccount(client, { issuer, subject }))?.id === member.id;
  await recordAuditChange(client, {
    by: member,
    subject: 'staff',
    what: 'linked an account',
    of: member.email,
    after: { issuer },
  });
  return true;
}

/**
 * Lets any account of a provider with the member's address sign in again, the next one for good.
 * @returns the number of accounts that did
 * @throws MemberRefusal if the address belongs to no member
 */
export async function unbindAccounts(
  client: PoolClient,
  email: string,
  by: AuditChange['by'],
): Promise<number> {
  const member = await findMember(client, { email });
  if (member === null) throw new MemberRefusal('not-staff', email);
  const { rowCount } = await client.query('delete from staff_identity where member_id = $1', [
    member.id,
  ]);
  const accounts = rowCount ?? 0;
  await recordAuditChange(client, {
    by,
    subject: 'staff',
    what: 'unlinked the account of',
    of: email,
    before: { accounts },
  });
  return accounts;
}
