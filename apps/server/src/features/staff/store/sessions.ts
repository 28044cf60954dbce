import type { Role } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';

/** A member of staff who is signed in. */
export interface Staff {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly role: Role;
}

export type SignInWay = 'link' | 'passkey' | 'provider';

/** The maximum lifetime of a session and of its cookie. */
export const MAX_SESSION_DAYS = 30;
/** The condition for a valid session: used within three days. It uses the database's clock, which all servers share. */
export const SESSION_IS_LIVE_SQL = `last_used_at > now() - interval '72 hours' and created_at > now() - interval '${MAX_SESSION_DAYS} days'`;

export interface StoredSession {
  readonly id: number;
  readonly staff: Staff;
  /** Whether the member signed in within the last ten minutes. */
  readonly isFresh: boolean;
  /** Whether the token is older than a day. */
  readonly needsNewToken: boolean;
  /** Whether the stored time of last use is older than a minute. */
  readonly needsTouch: boolean;
}

/** Returns the valid session with this token, or with this as its previous token during the minute after a rotation. */
export async function findSession(pool: Pool, tokenHash: string): Promise<StoredSession | null> {
  const { rows } = await pool.query<{
    id: number;
    member: string;
    email: string;
    role: Role;
    isFresh: boolean;
    needsNewToken: boolean;
    needsTouch: boolean;
  }>(
    `select s.id, m.id as member, m.email, m.role,
            s.created_at > now() - interval '10 minutes' as "isFresh",
            s.rotated_at < now() - interval '24 hours' as "needsNewToken",
            s.last_used_at < now() - interval '1 minute' as "needsTouch"
       from staff_session s join staff_member m on m.id = s.member_id
      where (s.token_hash = $1 or (s.earlier_token_hash = $1 and s.rotated_at > now() - interval '1 minute'))
        and ${SESSION_IS_LIVE_SQL}`,
    [tokenHash],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { id, member, email, role, ...state } = row;
  return { id, staff: { id: member, email, role }, ...state };
}

/** Starts a session for a member inside the caller's transaction, and deletes expired sessions. */
export async function startSession(
  client: PoolClient,
  session: { memberId: string; tokenHash: string; way: SignInWay; browser?: string | null },
): Promise<void> {
  const { memberId, tokenHash, way, browser } = session;
  await client.query(`delete from staff_session where not (${SESSION_IS_LIVE_SQL})`);
  await client.query(
    'insert into staff_session (member_id, token_hash, way, browser) values ($1, $2, $3, $4)',
    [memberId, tokenHash, way, browser ?? null],
  );
  await client.query('update staff_member set last_signed_in_at = now() where id = $1', [memberId]);
}

/** @returns whether this call rotated the token; a concurrent call may have done it first */
export async function rotateSession(
  pool: Pool,
  id: number,
  tokenHash: string,
  nextHash: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update staff_session
        set token_hash = $3, earlier_token_hash = $2, rotated_at = now(), last_used_at = now()
      where id = $1 and token_hash = $2`,
    [id, tokenHash, nextHash],
  );
  return rowCount === 1;
}

export async function touchSession(pool: Pool, id: number): Promise<void> {
  await pool.query('update staff_session set last_used_at = now() where id = $1', [id]);
}

/** @returns whether a session was deleted */
export async function removeSession(client: PoolClient, tokenHash: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from staff_session where token_hash = $1 or earlier_token_hash = $1',
    [tokenHash],
  );
  return rowCount !== 0;
}
