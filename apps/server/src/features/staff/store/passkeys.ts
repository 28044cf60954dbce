import type { AuditAction } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { recordAuditChange } from './audit-log.ts';
import type { Staff } from './sessions.ts';

export interface Passkey {
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface StoredPasskey extends Passkey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function countPasskeys(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from staff_passkey where member_id = $1',
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

/** Returns a member's passkeys, oldest first. */
export async function readPasskeys(pool: Pool, memberId: string): Promise<StoredPasskey[]> {
  const { rows } = await pool.query<Omit<StoredPasskey, 'transports'> & { transports: string }>(
    `select id, name, credential_id as "credentialId", public_key as "publicKey", counter, transports,
            created_at as "createdAt", last_used_at as "lastUsedAt"
       from staff_passkey where member_id = $1 order by id`,
    [memberId],
  );
  return rows.map((row) => ({ ...row, transports: listOf(row.transports) }));
}

/** Returns a passkey with its owner, or null if it is unknown. */
export async function findPasskey(
  pool: Pool,
  credentialId: string,
): Promise<(Passkey & { owner: Staff }) | null> {
  const { rows } = await pool.query<
    Omit<Passkey, 'transports'> & { transports: string; owner: Staff }
  >(
    `select p.credential_id as "credentialId", p.public_key as "publicKey", p.counter, p.transports,
            json_build_object('id', m.id, 'email', m.email, 'role', m.role) as owner
       from staff_passkey p join staff_member m on m.id = p.member_id where p.credential_id = $1`,
    [credentialId],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, transports: listOf(row.transports) };
}

/** @returns false if the passkey exists already */
export async function addPasskey(
  pool: Pool,
  owner: Staff,
  passkey: Passkey & { name: string },
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into staff_passkey (member_id, credential_id, public_key, counter, transports, name)
       values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing`,
      [
        owner.id,
        passkey.credentialId,
        passkey.publicKey,
        passkey.counter,
        passkey.transports.join(','),
        passkey.name,
      ],
    );
    if (rowCount === 0) return false;
    await recordPasskey(client, owner, 'added a passkey', { after: { name: passkey.name } });
    return true;
  });
}

/** @returns whether the passkey belonged to the owner */
export async function removePasskey(pool: Pool, owner: Staff, id: number): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'delete from staff_passkey where id = $1 and member_id = $2 returning name',
      [id, owner.id],
    );
    const [before] = rows;
    if (before === undefined) return false;
    await recordPasskey(client, owner, 'removed a passkey', { before });
    return true;
  });
}

/**
 * Updates the authenticator's counter inside the caller's transaction. @returns false if a concurrent request has
 * stored a higher one
 */
export async function recordPasskeyUse(
  client: PoolClient,
  credentialId: string,
  counter: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff_passkey set counter = $2, last_used_at = now()
      where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [credentialId, counter],
  );
  return rowCount === 1;
}

async function recordPasskey(
  client: PoolClient,
  owner: Staff,
  what: AuditAction<'staff'>,
  change: { before?: { name: string }; after?: { name: string } },
): Promise<void> {
  await recordAuditChange(client, {
    by: owner,
    subject: 'staff',
    what,
    of: owner.email,
    ...change,
  });
}

function listOf(transports: string): string[] {
  return transports === '' ? [] : transports.split(',');
}
