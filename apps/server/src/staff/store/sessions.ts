import type { Role } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';
import type { Staff } from '../staff.ts';

export type SignInWay = 'link' | 'passkey' | 'provider';

export interface StoredSession {
  readonly id: number;
  readonly staff: Staff;
  readonly rotatedAt: Date;
  readonly lastUsedAt: Date;
}

/** Whose session has this token, if it is still good? */
export async function findSession(
  pool: Pool,
  tokenHash: string,
  {
    usedSince,
    startedSince,
    rotatedSince,
  }: { usedSince: Date; startedSince: Date; rotatedSince: Date },
): Promise<StoredSession | null> {
  const { rows } = await pool.query<{
    id: number;
    member: string;
    email: string;
    role: Role;
    rotatedAt: Date;
    lastUsedAt: Date;
  }>(
    `select s.id, m.id as member, m.email, m.role, s.rotated_at as "rotatedAt", s.last_used_at as "lastUsedAt"
       from staff_session s join staff_member m on m.id = s.member_id
      where (s.token_hash = $1 or (s.earlier_token_hash = $1 and s.rotated_at > $4))
        and s.last_used_at > $2 and s.created_at > $3`,
    [tokenHash, usedSince, startedSince, rotatedSince],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { id, member, email, role, rotatedAt, lastUsedAt } = row;
  return { id, staff: { id: member, email, role }, rotatedAt, lastUsedAt };
}

/** Signs a member in, inside the caller's transaction; sessions that were over long ago go. */
export async function startSession(
  client: PoolClient,
  session: { memberId: string; tokenHash: string; way: SignInWay; at: Date },
): Promise<void> {
  const { memberId, tokenHash, way, at } = session;
  await client.query(
    `delete from staff_session where created_at < $1::timestamptz - interval '60 days'`,
    [at],
  );
  await client.query(
    `insert into staff_session (member_id, token_hash, way, created_at, rotated_at, last_used_at)
     values ($1, $2, $3, $4, $4, $4)`,
    [memberId, tokenHash, way, at],
  );
  await client.query('update staff_member set last_signed_in_at = $2 where id = $1', [
    memberId,
    at,
  ]);
}

/** @returns whether this call changed the token: another may have been faster */
export async function rotateSession(
  pool: Pool,
  id: number,
  tokenHash: string,
  nextHash: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update staff_session
        set token_hash = $3, earlier_token_hash = $2, rotated_at = $4, last_used_at = $4
      where id = $1 and token_hash = $2`,
    [id, tokenHash, nextHash, at],
  );
  return rowCount === 1;
}

export async function touchSession(pool: Pool, id: number, at: Date): Promise<void> {
  await pool.query('update staff_session set last_used_at = $2 where id = $1', [id, at]);
}

export async function removeSession(pool: Pool, tokenHash: string): Promise<void> {
  await pool.query('delete from staff_session where token_hash = $1 or earlier_token_hash = $1', [
    tokenHash,
  ]);
}
