import type { Pool } from 'pg';

/** Inserts a release of crime records and returns its id. */
export async function makeRelease(
  pool: Pool,
  given: { source?: string; publishedAt?: string; sample?: boolean } = {},
): Promise<number> {
  const { source = 'lapd-nibrs', publishedAt = '2026-11-12T08:00:00Z', sample = false } = given;
  const { rows } = await pool.query<{ id: number }>(
    `insert into release (kind, source, origin, fingerprint, published_at, sample)
     values ('crime', $1, 'made-for-tests.csv', 'none', $2, $3) returning id`,
    [source, publishedAt, sample],
  );
  return rows[0]?.id as number;
}
