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

/** A number of reports of one kind in one area (0: unplaced) in one month. */
export interface TestReports {
  readonly area: number;
  readonly month: string;
  /** The nickname of its code, which is inserted if needed; `null` for none. */
  readonly kind: string | null;
  readonly count: number;
}

/** Replaces an agency's monthly counts, from which snapshots are built. */
export async function makeReports(
  pool: Pool,
  given: { agencyId: number; partition?: string; reports: readonly TestReports[] },
): Promise<void> {
  const { agencyId, partition = 'neighborhoods', reports } = given;
  for (const [month, ofMonth] of Map.groupBy(reports, (report) => report.month)) {
    const cells = Buffer.alloc(12 * ofMonth.length);
    for (const [index, { area, kind, count }] of ofMonth.entries()) {
      cells.writeInt32BE(await makeCode(pool, kind), index * 12);
      cells.writeInt32BE(area, index * 12 + 4);
      cells.writeInt32BE(count, index * 12 + 8);
    }
    await pool.query(
      `insert into crime_month (partition, agency_id, month, cells) values ($1, $2, $3, $4)
       on conflict (partition, agency_id, month) do update set cells = excluded.cells`,
      [partition, agencyId, parseYearMonth(month), cells],
    );
  }
}

async function makeCode(pool: Pool, kind: string | null): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into crime_code (agency, code, description, nickname) values ('made', $1, upper($1), $2)
     on conflict (agency, code) do update set nickname = excluded.nickname returning id`,
    [kind ?? 'UNKNOWN', kind],
  );
  return rows[0]?.id as number;
}
