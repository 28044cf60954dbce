import type { CompleteMonths, RecordedMonth } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { type Queryable, selectRow, selectRows } from '../../platform/database/query.ts';

/** Packed cells of one agency's month, see `crimeMonthTable`. */
export interface PackedCellRow {
  readonly month: YearMonth;
  readonly cells: Buffer;
}

/** Reads the packed counts of a partition by code, area and month. */
export async function readPackedCells(db: Queryable, partition: string): Promise<PackedCellRow[]> {
  return await selectRows(db, 'select month, cells from crime_month where partition = $1', [
    partition,
  ]);
}

/** Reads the packed counts of a range of months. */
export async function readPackedCellsInRange(
  db: Queryable,
  partition: string,
  { from, to }: MonthRange,
): Promise<PackedCellRow[]> {
  return await selectRows(
    db,
    'select month, cells from crime_month where partition = $1 and month between $2 and $3',
    [partition, from, to],
  );
}

/** Reads the first and the last month with reports of any agency. */
export async function readReportedMonths(
  db: Queryable,
): Promise<{ first: YearMonth; last: YearMonth } | null> {
  const row = await selectRow<{ first: YearMonth | null; last: YearMonth | null }>(
    db,
    'select min(month) as first, max(month) as last from crime_month',
  );
  return row && row.first !== null && row.last !== null
    ? { first: row.first, last: row.last }
    : null;
}

/** Reads the months with reports by agency slug. */
export async function readReportedMonthsByAgency(
  db: Queryable,
): Promise<ReadonlyMap<string, ReadonlySet<YearMonth>>> {
  const rows = await selectRows<{ slug: string; month: YearMonth }>(
    db,
    `select slug, month from crime_month join agency on agency.id = agency_id
      where partition = 'neighborhoods'`,
  );
  const bySlug = new Map<string, Set<YearMonth>>();
  for (const { slug, month } of rows) {
    const months = bySlug.get(slug) ?? new Set();
    months.add(month);
    bySlug.set(slug, months);
  }
  return bySlug;
}

/** Reads the nickname of each official description. */
export async function readCrimeCodes(
  db: Queryable,
): Promise<{ id: number; nickname: string | null }[]> {
  return await selectRows(db, 'select id, nickname from crime_code');
}

/** Counts the records whose code belongs to no small bundle, and their codes. */
export async function countRecordsWithoutType(
  db: Queryable,
): Promise<{ codes: number; records: number }> {
  const row = await selectRow<{ codes: number; records: number }>(
    db,
    `select count(distinct code_id)::int as codes, count(*)::int as records
       from incident join crime_code on crime_code.id = code_id
       left join nickname on nickname.name = crime_code.nickname
      where nickname.small_bundle is null`,
  );
  return row ?? { codes: 0, records: 0 };
}

/** The months of an agency according to its releases in force. */
export interface AgencyMonthsOnRecord {
  readonly slug: string;
  readonly name: string;
  readonly completeMonths: CompleteMonths;
  /** Months whose records are complete in at least some of its territory. */
  readonly months: ReadonlySet<YearMonth>;
  /** The same months with their counting rules, from the newest release that covers them. */
  readonly recorded: readonly RecordedMonth[];
  /** Reference date of its newest release, whether that states months or not. */
  readonly releasedAt: Date | null;
}

/**
 * Reads the months of each agency according to its releases in force, sorted by agency name.
 * @param byNewRules sources whose records always follow the newer counting rules
 * @param near the months that can be on record; others are ignored
 */
export async function readAgencies(
  db: Queryable,
  byNewRules: ReadonlySet<string>,
  near: MonthRange | null,
): Promise<AgencyMonthsOnRecord[]> {
  const rows = await selectRows<{
    slug: string;
    name: string;
    month: YearMonth | null;
    areas: string[] | null;
    asOf: Date;
    source: string | null;
    sample: boolean | null;
  }>(
    db,
    // The newest row comes last and overwrites the others; equal dates are ordered by source.
    `select a.slug, a.name, m.month, m.areas, coalesce(r.as_of, r.published_at) as "asOf", r.source, r.sample
       from agency a
       left join agency_month m on m.agency_id = a.id
       left join release r on r.id = m.release_id and r.withdrawn_at is null
      order by a.name, m.month, "asOf", r.source`,
  );
  const newest = new Map((await readAgencyReleaseDates(db)).map((of) => [of.agency, of.asOf]));
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].map((ofAgency) => {
    const { slug, name } = ofAgency[0] as (typeof ofAgency)[number];
    const everywhere = new Set<YearMonth>();
    const inAreas = new Map<string, Set<YearMonth>>();
    const recorded = new Map<YearMonth, RecordedMonth>();
    let releasedAt = newest.get(slug) ?? null;
    for (const { month, areas, source, sample, asOf: moment } of ofAgency) {
      if (month === null || source === null || near === null) continue;
      if (month < near.from || month > near.to) continue;
      // All sample records follow the newer rules.
      recorded.set(month, { month, followsNewRules: sample === true || byNewRules.has(source) });
      if (releasedAt === null || moment > releasedAt) releasedAt = moment;
      if (areas === null) everywhere.add(month);
      for (const area of areas ?? []) {
        const months = inAreas.get(area) ?? new Set();
        inAreas.set(area, months.add(month));
      }
    }
    return {
      slug,
      name,
      completeMonths: { everywhere, inAreas },
      months: new Set(recorded.keys()),
      recorded: [...recorded.values()],
      releasedAt,
    };
  });
}

/**
 * Reads the counting rules of each agency's records by month; includes every agency with records.
 * @param bySource source → rules of its releases that do not state them
 */
export async function readCountingRules(
  db: Queryable,
  bySource: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ReadonlyMap<YearMonth, string>>> {
  const rows = await selectRows<{
    slug: string;
    month: YearMonth | null;
    source: string | null;
    rules: string | null;
  }>(
    db,
    // The newest row comes last and overwrites the others.
    `select a.slug, m.month, r.source, r.report ->> 'rules' as rules
       from agency a
       left join agency_month m on m.agency_id = a.id
       left join release r on r.id = m.release_id and r.withdrawn_at is null
      order by coalesce(r.as_of, r.published_at), r.source`,
  );
  const known = new Map<string, Map<YearMonth, string>>();
  for (const { slug, month, source, rules } of rows) {
    const months = known.get(slug) ?? new Map<YearMonth, string>();
    known.set(slug, months);
    if (month === null || source === null) continue;
    const knownRules = rules ?? bySource.get(source);
    if (knownRules === undefined) months.delete(month);
    else months.set(month, knownRules);
  }
  return known;
}

/** Reads the agencies that police each area of a partition. */
export async function readPoliceCoverage(
  db: Queryable,
  partition: string,
): Promise<{ areaId: number; agency: string }[]> {
  return await selectRows(
    db,
    `select area_id as "areaId", agency from police_coverage join area on area.id = area_id
      where partition = $1 order by area_id, agency collate "C"`,
    [partition],
  );
}

/** Reference date of an agency's newest release in force, and the load time of its last one. */
export interface AgencyReleaseDates {
  /** Null if the release does not name its agency. */
  readonly agency: string | null;
  readonly asOf: Date;
  readonly publishedAt: Date;
  readonly sample: boolean;
}

/** Reads the release dates of each agency with releases in force. */
export async function readAgencyReleaseDates(db: Queryable): Promise<AgencyReleaseDates[]> {
  return await selectRows(
    db,
    `select report ->> 'agency' as agency, max(coalesce(as_of, published_at)) as "asOf",
            max(published_at) as "publishedAt", bool_or(sample) as sample
       from release where kind = 'crime' and withdrawn_at is null group by report ->> 'agency'`,
  );
}

/** The columns of an area that crime figures need. */
export interface CrimeAreaRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly residents: number | null;
  /** Share policed together by the derived agencies, 0 to 1; null if they are stated or unknown. */
  readonly policedShare: number | null;
  readonly policedShareOf: 'residents' | 'area' | null;
}

/** Reads the areas of a partition, sorted by slug like the boundaries sent to the map. */
export async function readCrimeAreaRows(db: Queryable, partition: string): Promise<CrimeAreaRow[]> {
  return await selectRows(
    db,
    `select id, slug, name, residents, policed_share as "policedShare", policed_share_of as "policedShareOf"
       from area where partition = $1 order by slug collate "C"`,
    [partition],
  );
}
