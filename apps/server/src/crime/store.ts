import type { RecordedMonth, WholeMonths } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { release } from '../loading/schema.ts';
import { area, policeCoverage } from '../places/schema.ts';
import { agency, agencyMonth, crimeCode, crimeMonth } from './schema.ts';

/** The query methods shared by the database and its transactions. */
export type Reads = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** Packed cells of one agency's month, see `crimeMonthTable`. */
export interface CellRow {
  readonly month: YearMonth;
  readonly cells: Buffer;
}

/** Reads the packed counts of a partition by code, area and month. */
export async function readCells(db: Reads, partition: string): Promise<CellRow[]> {
  const rows = await db
    .select({ month: crimeMonth.month, cells: crimeMonth.cells })
    .from(crimeMonth)
    .where(eq(crimeMonth.partition, partition));
  return rows as unknown as CellRow[];
}

/** Reads the packed counts of a range of months. */
export async function readCellsOf(
  db: Reads,
  partition: string,
  { from, to }: MonthRange,
): Promise<CellRow[]> {
  const rows = await db
    .select({ month: crimeMonth.month, cells: crimeMonth.cells })
    .from(crimeMonth)
    .where(
      and(
        eq(crimeMonth.partition, partition),
        gte(crimeMonth.month, from),
        lte(crimeMonth.month, to),
      ),
    );
  return rows as unknown as CellRow[];
}

/** Reads the first and the last month with reports of any agency. */
export async function readReportedMonths(
  db: Reads,
): Promise<{ first: YearMonth; last: YearMonth } | null> {
  const [row] = await db
    .select({
      first: sql<YearMonth | null>`min(${crimeMonth.month})`,
      last: sql<YearMonth | null>`max(${crimeMonth.month})`,
    })
    .from(crimeMonth);
  return row && row.first !== null && row.last !== null
    ? { first: row.first, last: row.last }
    : null;
}

/** Reads the months with reports by agency slug. */
export async function readReportedMonthsByAgency(
  db: Reads,
): Promise<ReadonlyMap<string, ReadonlySet<YearMonth>>> {
  const rows = await db
    .select({ slug: agency.slug, month: crimeMonth.month })
    .from(crimeMonth)
    .innerJoin(agency, eq(agency.id, crimeMonth.agencyId))
    .where(eq(crimeMonth.partition, 'neighborhoods'));
  const bySlug = new Map<string, Set<YearMonth>>();
  for (const { slug, month } of rows) {
    const months = bySlug.get(slug) ?? new Set();
    months.add(month as YearMonth);
    bySlug.set(slug, months);
  }
  return bySlug;
}

/** Reads the nickname of each official description. */
export async function readCodes(db: Reads): Promise<{ id: number; nickname: string | null }[]> {
  return await db.select({ id: crimeCode.id, nickname: crimeCode.nickname }).from(crimeCode);
}

/** The months of an agency according to its releases in force. */
export interface SupplyingAgency {
  readonly slug: string;
  readonly name: string;
  readonly whole: WholeMonths;
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
  db: Reads,
  byNewRules: ReadonlySet<string>,
  near: MonthRange | null,
): Promise<SupplyingAgency[]> {
  const asOf = sql<Date>`coalesce(${release.asOf}, ${release.publishedAt})`.mapWith(
    release.publishedAt,
  );
  const rows = await db
    .select({
      slug: agency.slug,
      name: agency.name,
      month: agencyMonth.month,
      areas: agencyMonth.areas,
      asOf,
      source: release.source,
      sample: release.sample,
    })
    .from(agency)
    .leftJoin(agencyMonth, eq(agencyMonth.agencyId, agency.id))
    .leftJoin(release, and(eq(release.id, agencyMonth.releaseId), isNull(release.withdrawnAt)))
    // The newest row comes last and overwrites the others; equal dates are ordered by source.
    .orderBy(agency.name, agencyMonth.month, asOf, release.source);
  const newest = new Map((await readReleasedRecords(db)).map((of) => [of.agency, of.asOf]));
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].map((ofAgency) => {
    const { slug, name } = ofAgency[0] as (typeof ofAgency)[number];
    const everywhere = new Set<YearMonth>();
    const inAreas = new Map<string, Set<YearMonth>>();
    const recorded = new Map<YearMonth, RecordedMonth>();
    let releasedAt = newest.get(slug) ?? null;
    for (const { month, areas, source, sample, asOf: moment } of ofAgency) {
      if (month === null || source === null || near === null) continue;
      if (month < near.from || month > near.to) continue;
      const at = month as YearMonth;
      // All sample records follow the newer rules.
      recorded.set(at, { month: at, newRules: sample === true || byNewRules.has(source) });
      if (releasedAt === null || moment > releasedAt) releasedAt = moment;
      if (areas === null) everywhere.add(at);
      for (const area of areas ?? []) {
        const months = inAreas.get(area) ?? new Set();
        inAreas.set(area, months.add(at));
      }
    }
    return {
      slug,
      name,
      whole: { everywhere, inAreas },
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
export async function readRules(
  db: Reads,
  bySource: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ReadonlyMap<YearMonth, string>>> {
  const rows = await db
    .select({
      slug: agency.slug,
      month: agencyMonth.month,
      source: release.source,
      rules: sql<string | null>`${release.report} ->> 'rules'`,
    })
    .from(agency)
    .leftJoin(agencyMonth, eq(agencyMonth.agencyId, agency.id))
    .leftJoin(release, and(eq(release.id, agencyMonth.releaseId), isNull(release.withdrawnAt)))
    // The newest row comes last and overwrites the others.
    .orderBy(sql`coalesce(${release.asOf}, ${release.publishedAt})`, release.source);
  const known = new Map<string, Map<YearMonth, string>>();
  for (const { slug, month, source, rules } of rows) {
    const months = known.get(slug) ?? new Map<YearMonth, string>();
    known.set(slug, months);
    if (month === null || source === null) continue;
    const told = rules ?? bySource.get(source);
    if (told === undefined) months.delete(month as YearMonth);
    else months.set(month as YearMonth, told);
  }
  return known;
}

/** Reads the agencies that police each area of a partition. */
export async function readCoverage(
  db: Reads,
  partition: string,
): Promise<{ areaId: number; agency: string }[]> {
  return await db
    .select({ areaId: policeCoverage.areaId, agency: policeCoverage.agency })
    .from(policeCoverage)
    .innerJoin(area, eq(area.id, policeCoverage.areaId))
    .where(eq(area.partition, partition))
    .orderBy(policeCoverage.areaId, sql`${policeCoverage.agency} collate "C"`);
}

/** Reference date of an agency's newest release in force, and the load time of its last one. */
export interface ReleasedRecords {
  /** Null if the release does not name its agency. */
  readonly agency: string | null;
  readonly asOf: Date;
  readonly publishedAt: Date;
  readonly sample: boolean;
}

export async function readReleasedRecords(db: Reads): Promise<ReleasedRecords[]> {
  const agencyOf = sql<string | null>`${release.report} ->> 'agency'`;
  return await db
    .select({
      agency: agencyOf,
      asOf: sql<Date>`max(coalesce(${release.asOf}, ${release.publishedAt}))`.mapWith(
        release.publishedAt,
      ),
      publishedAt: sql<Date>`max(${release.publishedAt})`.mapWith(release.publishedAt),
      sample: sql<boolean>`bool_or(${release.sample})`,
    })
    .from(release)
    .where(and(eq(release.kind, 'crime'), isNull(release.withdrawnAt)))
    .groupBy(agencyOf);
}

/** The columns of an area that crime figures need. */
export interface PlainArea {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly residents: number | null;
  /** Share policed together by the derived agencies, 0 to 1; null if they are stated or unknown. */
  readonly policedShare: number | null;
  readonly policedShareOf: 'residents' | 'area' | null;
}

/** Reads the areas of a partition, sorted by slug like the boundaries sent to the map. */
export async function readPlainAreas(db: Reads, partition: string): Promise<PlainArea[]> {
  return await db
    .select({
      id: area.id,
      slug: area.slug,
      name: area.name,
      residents: area.residents,
      policedShare: area.policedShare,
      policedShareOf: area.policedShareOf,
    })
    .from(area)
    .where(eq(area.partition, partition))
    .orderBy(sql`${area.slug} collate "C"`);
}
