import { parseYearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';

/** Inserts an agency with complete months from `from` to `to`, and returns its id. */
export async function makeAgency(
  pool: Pool,
  given: { slug: string; name: string; from?: string; to?: string; releaseId: number },
): Promise<number> {
  const { slug, name, from = '2023-10', to = '2026-10', releaseId } = given;
  const { rows } = await pool.query<{ id: number }>(
    'insert into agency (slug, name) values ($1, $2) returning id',
    [slug, name],
  );
  const id = rows[0]?.id as number;
  await pool.query(
    `insert into agency_month (agency_id, month, release_id)
     select $1, month, $4 from generate_series($2::int, $3::int) as month`,
    [id, parseYearMonth(from), parseYearMonth(to), releaseId],
  );
  return id;
}
