import type { RecordsByDay } from '@townlight/domain/crime';
import {
  addMonths,
  type Day,
  type MonthRange,
  parseDay,
  type YearMonth,
} from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { Territory } from './coverage-statement.ts';
import { listMonths } from './month-ranges.ts';

/** Stores the complete months of a release, replacing its earlier ones. */
export async function saveCoverage(
  client: PoolClient,
  releaseId: number,
  supply: { agencyId: number; months: readonly MonthRange[]; areas: readonly string[] | null },
): Promise<void> {
  await client.query('delete from agency_month where release_id = $1', [releaseId]);
  await client.query(
    `insert into agency_month (agency_id, month, release_id, areas)
     select $1, month, $3, $4::text[] from unnest($2::int[]) as m (month) on conflict do nothing`,
    [supply.agencyId, supply.months.flatMap(listMonths), releaseId, supply.areas],
  );
}

/** Returns the last month that a source has stated in its releases in force. */
export async function readLastStatedMonth(
  client: PoolClient,
  sourceName: string,
): Promise<YearMonth | null> {
  const { rows } = await client.query<{ month: YearMonth | null }>(
    `select max(month) as month from agency_month join release on release.id = release_id
      where kind = 'crime' and source = $1 and withdrawn_at is null`,
    [sourceName],
  );
  return rows[0]?.month ?? null;
}

/** Returns the territory that a source stated last. */
export async function readLastStatedTerritory(
  client: PoolClient,
  sourceName: string,
): Promise<Territory | null> {
  const { rows } = await client.query<{ covers: Territory | null }>(
    `select report -> 'supply' -> 'covers' as covers from release
      where kind = 'crime' and source = $1 and withdrawn_at is null
        and jsonb_array_length(coalesce(report -> 'months', '[]')) > 0 order by id desc limit 1`,
    [sourceName],
  );
  return rows[0]?.covers ?? null;
}

/** Counts an agency's records that are in an area by day, starting a year before `from`. */
export async function countPlacedByDay(
  client: PoolClient,
  agencyId: number,
  from: YearMonth,
): Promise<RecordsByDay> {
  const { rows } = await client.query<{ day: string; records: number }>(
    `select to_char(occurred_at, 'YYYY-MM-DD') as day, count(*)::int as records from incident
      where agency_id = $1 and month >= $2
        and (neighborhood_id is not null or zipcode_id is not null or tract_id is not null) group by 1`,
    [agencyId, addMonths(from, -12)],
  );
  return new Map(rows.map(({ day, records }) => [parseDay(day) as Day, records]));
}
