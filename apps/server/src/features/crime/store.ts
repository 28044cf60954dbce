import type { CompleteMonths, RecordedMonth } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { releaseTable } from '../../ingest/schema.ts';
import { areaTable, policeCoverageTable } from '../places/schema.ts';
import { agencyMonthTable, agencyTable, crimeCodeTable, crimeMonthTable } from './schema.ts';

/** The query methods shared by the database and its transactions. */
export type DatabaseReader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** Packed cells of one agency's month, see `crimeMonthTable`. */
export interface CellRow {
  readonly month: YearMonth;
  readonly cells: Buffer;
}

/** Reads the packed counts of a partition by code, area and month. */
export async function readCells(db: DatabaseReader, partition: string): Promise<CellRow[]> {
  const rows = await db
    .select({ month: crimeMonthTable.month, cells: crimeMonthTable.cells })
    .from(crimeMonthTable)
    .where(eq(crimeMonthTable.partition, partition));
  return rows as unknown as CellRow[];
}

/** Reads the packed counts of a range of months. */
export async function readCellsInRange(
  db: DatabaseReader,
  partition: string,
  { from, to }: MonthRange,
): Promise<CellRow[]> {
  const rows = await db
    .select({ month: crimeMonthTable.month, cells: crimeMonthTable.cells })
    .from(crimeMonthTable)
    .where(
      and(
        eq(crimeMonthTable.partition, partition),
        gte(crimeMonthTable.month, from),
        lte(crimeMonthTable.month, to),
      ),
    );
  return rows as unknown as CellRow[];
}

/** Reads the first and the last month with reports of any agency. */
export async function readReportedMonths(
  db: DatabaseReader,
): Promise<{ first: YearMonth; last: YearMonth } | null> {
  const [row] = await db
    .select({
      first: sql<YearMonth | null>`min(${crimeMonthTable.month})`,
      last: sql<YearMonth | null>`max(${crimeMonthTable.month})`,
    })
    .from(crimeMonthTable);
  return row && row.first !== null && row.last !== null
    ? { first: row.first, last: row.last }
    : null;
}

/** Reads the months with reports by agency slug. */
export async function readReportedMonthsByAgency(
  db: DatabaseReader,
): Promise<ReadonlyMap<string, ReadonlySet<YearMonth>>> {
  const rows = await db
    .select({ slug: agencyTable.slug, month: crimeMonthTable.month })
    .from(crimeMonthTable)
    .innerJoin(agencyTable, eq(agencyTable.id, crimeMonthTable.agencyId))
    .where(eq(crimeMonthTable.partition, 'neighborhoods'));
  const bySlug = new Map<string, Set<YearMonth>>();
  for (const { slug, month } of rows) {
    const months = bySlug.get(slug) ?? new Set();
    months.add(month as YearMonth);
    bySlug.set(slug, months);
  }
  return bySlug;
}

/** Reads the nickname of each official description. */
export async function readCrimeCodes(
  db: DatabaseReader,
): Promise<{ id: number; nickname: string | null }[]> {
  return await db
    .select({ id: crimeCodeTable.id, nickname: crimeCodeTable.nickname })
    .from(crimeCodeTable);
}

/** The months of an agency according to its releases in force. */
export interface SupplyingAgency {
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
  db: DatabaseReader,
  byNewRules: ReadonlySet<string>,
  near: MonthRange | null,
): Promise<SupplyingAgency[]> {
  const asOf = sql<Date>`coalesce(${releaseTable.asOf}, ${releaseTable.publishedAt})`.mapWith(
    releaseTable.publishedAt,
  );
  const rows = await db
    .select({
      slug: agencyTable.slug,
      name: agencyTable.name,
      month: agencyMonthTable.month,
      areas: agencyMonthTable.areas,
      asOf,
      source: releaseTable.source,
      sample: releaseTable.sample,
    })
    .from(agencyTable)
    .leftJoin(agencyMonthTable, eq(agencyMonthTable.agencyId, agencyTable.id))
    .leftJoin(
      releaseTable,
      and(eq(releaseTable.id, agencyMonthTable.releaseId), isNull(releaseTable.withdrawnAt)),
    )
    // The newest row comes last and overwrites the others; equal dates are ordered by source.
    .orderBy(agencyTable.name, agencyMonthTable.month, asOf, releaseTable.source);
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
      recorded.set(at, { month: at, followsNewRules: sample === true || byNewRules.has(source) });
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
  db: DatabaseReader,
  bySource: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ReadonlyMap<YearMonth, string>>> {
  const rows = await db
    .select({
      slug: agencyTable.slug,
      month: agencyMonthTable.month,
      source: releaseTable.source,
      rules: sql<string | null>`${releaseTable.report} ->> 'rules'`,
    })
    .from(agencyTable)
    .leftJoin(agencyMonthTable, eq(agencyMonthTable.agencyId, agencyTable.id))
    .leftJoin(
      releaseTable,
      and(eq(releaseTable.id, agencyMonthTable.releaseId), isNull(releaseTable.withdrawnAt)),
    )
    // The newest row comes last and overwrites the others.
    .orderBy(sql`coalesce(${releaseTable.asOf}, ${releaseTable.publishedAt})`, releaseTable.source);
  const known = new Map<string, Map<YearMonth, string>>();
  for (const { slug, month, source, rules } of rows) {
    const months = known.get(slug) ?? new Map<YearMonth, string>();
    known.set(slug, months);
    if (month === null || source === null) continue;
    const knownRules = rules ?? bySource.get(source);
    if (knownRules === undefined) months.delete(month as YearMonth);
    else months.set(month as YearMonth, knownRules);
  }
  return known;
}

/** Reads the agencies that police each area of a partition. */
export async function readPoliceCoverage(
  db: DatabaseReader,
  partition: string,
): Promise<{ areaId: number; agency: string }[]> {
  return await db
    .select({ areaId: policeCoverageTable.areaId, agency: policeCoverageTable.agency })
    .from(policeCoverageTable)
    .innerJoin(areaTable, eq(areaTable.id, policeCoverageTable.areaId))
    .where(eq(areaTable.partition, partition))
    .orderBy(policeCoverageTable.areaId, sql`${policeCoverageTable.agency} collate "C"`);
}

/** Reference date of an agency's newest release in force, and the load time of its last one. */
export interface ReleasedRecords {
  /** Null if the release does not name its agency. */
  readonly agency: string | null;
  readonly asOf: Date;
  readonly publishedAt: Date;
  readonly sample: boolean;
}

export async function readReleasedRecords(db: DatabaseReader): Promise<ReleasedRecords[]> {
  const agencyOf = sql<string | null>`${releaseTable.report} ->> 'agency'`;
  return await db
    .select({
      agency: agencyOf,
      asOf: sql<Date>`max(coalesce(${releaseTable.asOf}, ${releaseTable.publishedAt}))`.mapWith(
        releaseTable.publishedAt,
      ),
      publishedAt: sql<Date>`max(${releaseTable.publishedAt})`.mapWith(releaseTable.publishedAt),
      sample: sql<boolean>`bool_or(${releaseTable.sample})`,
    })
    .from(releaseTable)
    .where(and(eq(releaseTable.kind, 'crime'), isNull(releaseTable.withdrawnAt)))
    .groupBy(agencyOf);
}

/** The columns of an area that crime figures need. */
export interface AreaRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly residents: number | null;
  /** Share policed together by the derived agencies, 0 to 1; null if they are stated or unknown. */
  readonly policedShare: number | null;
  readonly policedShareOf: 'residents' | 'area' | null;
}

/** Reads the areas of a partition, sorted by slug like the boundaries sent to the map. */
export async function readAreaRows(db: DatabaseReader, partition: string): Promise<AreaRow[]> {
  return await db
    .select({
      id: areaTable.id,
      slug: areaTable.slug,
      name: areaTable.name,
      residents: areaTable.residents,
      policedShare: areaTable.policedShare,
      policedShareOf: areaTable.policedShareOf,
    })
    .from(areaTable)
    .where(eq(areaTable.partition, partition))
    .orderBy(sql`${areaTable.slug} collate "C"`);
}
