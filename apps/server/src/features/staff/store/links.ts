import type { Role } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';
import type { Staff } from './sessions.ts';

/**
 * Inserts a one-time sign-in link and deletes the member's unused links that end before it, so that only the newest mail
 * signs in; also all links that expired over a month ago. A link that was requested on the sign-in page, by anyone, is
 * short and so does not end an invitation.
 */
export async function insertSignInLink(
  pool: Pool,
  link: { memberId: string; tokenHash: string; at: Date; expiresAt: Date },
): Promise<void> {
  await pool.query(
    `with gone as (delete from staff_link
                    where expires_at < $3::timestamptz - interval '30 days'
                       or (member_id = $2 and used_at is null and expires_at <= $4))
     insert into staff_link (token_hash, member_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    [link.tokenHash, link.memberId, link.at, link.expiresAt],
  );
}

/** Marks a link as used, inside the caller's transaction. Of concurrent requests only one gets the member. */
export async function redeemSignInLink(
  client: PoolClient,
  tokenHash: string,
  at: Date,
): Promise<Staff | 'used' | 'expired' | 'unknown'> {
  const { rows } = await client.query<{ id: string; email: string; role: Role }>(
    `update staff_link l set used_at = $2 from staff_member m
      where l.token_hash = $1 and l.used_at is null and l.expires_at > $2 and m.id = l.member_id
      returning m.id, m.email, m.role`,
    [tokenHash, at],
  );
  if (rows[0] !== undefined) return rows[0];
  const { rows: known } = await client.query<{ used: boolean }>(
    'select used_at is not null as used from staff_link where token_hash = $1',
    [tokenHash],
  );
  if (known[0] === undefined) return 'unknown';
  return known[0].used ? 'used' : 'expired';
}
