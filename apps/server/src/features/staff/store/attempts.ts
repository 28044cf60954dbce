import type { Pool } from 'pg';

export type AttemptKind = 'passkey-registration' | 'passkey' | 'provider';

/** Inserts an attempt and deletes expired ones. */
export async function insertAttempt(
  pool: Pool,
  attempt: { tokenHash: string; kind: AttemptKind; expected: unknown; at: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, kind, expected, at, expiresAt } = attempt;
  await pool.query(
    `with gone as (delete from staff_attempt where expires_at < $4)
     insert into staff_attempt (token_hash, kind, expected, expires_at) values ($1, $2, $3, $5)`,
    [tokenHash, kind, JSON.stringify(expected), at, expiresAt],
  );
}

/**
 * Deletes an attempt, whether or not it then succeeds. @returns the expected values, or undefined if there is no valid
 * attempt
 */
export async function consumeAttempt(
  pool: Pool,
  tokenHash: string,
  kind: AttemptKind,
  at: Date,
): Promise<unknown> {
  const { rows } = await pool.query<{ expected: unknown; good: boolean }>(
    `delete from staff_attempt where token_hash = $1 and kind = $2
     returning expected, expires_at > $3 as good`,
    [tokenHash, kind, at],
  );
  return rows[0]?.good ? rows[0].expected : undefined;
}
