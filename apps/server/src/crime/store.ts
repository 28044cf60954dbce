import type { RecordedMonth, WholeMonths } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { release } from '../loading/schema.ts';
import { area, policeCoverage } from '../places/schema.ts';
import { agency, agencyMonth, crimeCode, crimeMonth } from './schema.ts';

/** What reading needs of the store or of a transaction on it. */
export type Reads = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** Packed cells of one agency's month, see `crimeMonth`. */
export interface CellRow {
  readonly month: YearMonth;
  readonly cells: Buffer;
}

/** Which reports were made in which area of a partition, by code and month? */
export async function readCells(db: Reads, partition: string): Promise<CellRow[]> {
  const rows = await db
    .select({ month: crimeMonth.month, cells: crimeMonth.cells })
    .from(crimeMonth)
    .where(eq(crimeMonth.partition, partition));
  return rows as unknown as CellRow[];
}

/** The same of some months. */
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

/** Which months hold reports of any agency? */
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

/** Of which months has each agency, by its slug, a report or more? */
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

/** Which plain name has each official description? */
export async function readCodes(db: Reads): Promise<{ id: number; nickname: string | null }[]> {
  return await db.select({ id: crimeCode.id, nickname: crimeCode.nickname }).from(crimeCode);
}

/** What the releases in force say of an agency. */
export interface SupplyingAgency {
  readonly slug: string;
  readonly name: string;
  readonly whole: WholeMonths;
  /** The months of which it has supplied all records, in a part of its territory at least. */
  readonly months: ReadonlySet<YearMonth>;
  /** The same months with the rules by which they are counted: those of the newest release that states them. */
  readonly recorded: readonly RecordedMonth[];
  /** The moment that the newest of its releases speaks of, whether it states months or not. */
  readonly releasedAt: Date | null;
}

/**
 * Which agency has supplied which months, by its releases in force? In the order of their names.
 * @param byNewRules sources whose records follow the newer counting rules whatever their month
 * @param near the months that can be on record; others count as not stated
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
    // what is newest comes last, and stays; the source decides between two of one moment
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
      // the sample county is invented by the newer rules throughout
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
 * Which rules do an agency's records follow, where its releases tell? By slug, for every agency that has supplied anything.
 * @param bySource source → the rules of those of its releases that do not tell
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
    // what is newest comes last, and stays
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

/** Which agencies police each area of a partition? */
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

/** What is in force of an agency's releases: the moment that the newest speaks of, and when the last was loaded. */
export interface ReleasedRecords {
  /** Null where the release does not tell. */
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

/** What crime figures need to know of an area. */
export interface PlainArea {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly residents: number | null;
  /** How much of it those derived for it police together, 0 to 1; null where they are stated, or none is known. */
  readonly policedShare: number | null;
  readonly policedShareOf: 'residents' | 'area' | null;
}

/** Which areas has a partition? In the order of slugs, like the boundaries sent to the map. */
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
