import { randomUUID } from 'node:crypto';
import type { CategoryScheme } from '@townlight/domain/bundles';
import type { Agency } from '@townlight/domain/county';
import {
  type AllocateBuffer,
  buildCompleteness,
  buildCube,
  type CountyRecordingRules,
  EARLIEST_PERIOD_YEAR,
  findAgencyBreaks,
  isPartlyPoliced,
  mergeSeriesBreaks,
  NO_COMPLETE_MONTHS,
  type SeriesBreaks,
  UNKNOWN_RESIDENTS,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import {
  addMonths,
  countMonths,
  type Instant,
  type MonthRange,
  parseYearMonth,
  startOfMonth,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { Queryable } from '../../../../platform/database/query.ts';
import { createSharedAllocator } from '../../../../platform/features/shared-memory.ts';
import {
  type AgencyMonthsOnRecord,
  type AgencyReleaseDates,
  type CrimeAreaRow,
  readAgencies,
  readAgencyReleaseDates,
  readCountingRules,
  readCrimeAreaRows,
  readCrimeCodes,
  readPackedCells,
  readPoliceCoverage,
  readReportedMonths,
  readReportedMonthsByAgency,
} from '../../store.ts';
import { type BundleSeries, buildBundleSeries } from '../bundle-series.ts';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';
import {
  buildCrimeStatus,
  findMonthsOnRecord,
  findProvisionalByAgency,
  findReportedMonthsWithMargin,
} from '../crime-status.ts';
import { findRulesByAgency } from '../recording.ts';
import { countPartition } from './count-partition.ts';
import { countRecords } from './count-records.ts';
import { mapCodesToSeries } from './recategorize-crime-data.ts';

export interface CrimeBuildOptions {
  readonly timeZone: string;
  /** The county's agencies with their names and changes of counting rules. */
  readonly agencies: readonly Agency[];
  /** Crime types that only some agencies record. */
  readonly recording: CountyRecordingRules;
}

interface Plan {
  readonly first: YearMonth;
  readonly months: number;
  readonly series: number;
  readonly seriesOfCode: Int32Array;
  /** Filled while the cells of neighborhoods are read; each record is counted once, including the unplaced. */
  readonly recordsOfCode: Int32Array;
  /** The nicknames of each bundle. */
  readonly lists: BundleSeries['nicknames'];
  readonly agencies: readonly AgencyMonthsOnRecord[];
  /** Agency slug → breaks of its series. */
  readonly breaksOf: ReadonlyMap<string, SeriesBreaks>;
  readonly allocate: AllocateBuffer;
}

/**
 * Reads the database and builds all crime figures. `db` is one transaction, so that they are consistent.
 * @param spare shared memory that is no longer in use
 */
export async function buildCrimeData(
  db: Queryable,
  scheme: CategoryScheme,
  { timeZone, agencies: known, recording }: CrimeBuildOptions,
  spare: readonly SharedArrayBuffer[] = [],
): Promise<CrimeData> {
  const reported = await readReportedMonths(db);
  const agencies = await readAgencies(
    db,
    new Set(known.flatMap(({ sourcesWithNewRules = [] }) => sourcesWithNewRules)),
    findReportedMonthsWithMargin(reported),
  );
  const releases = await readAgencyReleaseDates(db);
  const agencyNames = mergeAgencyNames(agencies, known);
  const breaksOf = findBreaksByAgency(agencies, known);
  const range = findMonthsOnRecord(agencies, reported);
  const codes = mapCodesToSeries(scheme, await readCrimeCodes(db));
  const plan: Plan = {
    first: range?.from ?? toYearMonth(EARLIEST_PERIOD_YEAR, 1),
    months: range ? countMonths(range) : 0,
    series: scheme.nicknames.length + 1,
    seriesOfCode: codes,
    recordsOfCode: new Int32Array(codes.length),
    lists: buildBundleSeries(scheme, recording.outsideAllCrime).nicknames,
    agencies,
    breaksOf,
    allocate: createSharedAllocator(spare),
  };
  const partitions: Record<Partition, PartitionCrime> = {
    neighborhoods: await buildPartition(db, 'neighborhoods', plan),
    zipcodes: await buildPartition(db, 'zipcodes', plan),
    tracts: await buildPartition(db, 'tracts', plan),
  };
  const reportedBy = await readReportedMonthsByAgency(db);
  const supply = new Map(
    agencies.map(({ slug, completeMonths }) => [
      slug,
      { complete: completeMonths, reported: reportedBy.get(slug) ?? new Set<YearMonth>() },
    ]),
  );
  const provisional = findProvisionalByAgency(agencies, timeZone);
  const status = buildCrimeStatus({
    range,
    provisional,
    recording,
    agencies,
    releases,
    agencyNames,
    breaksOf,
    areas: {
      neighborhoods: partitions.neighborhoods.slugs.length,
      zipcodes: partitions.zipcodes.slugs.length,
      tracts: partitions.tracts.slugs.length,
    },
  });
  const { first, months } = plan;
  return {
    agencyNames,
    supply,
    timeZone,
    first,
    months,
    provisional,
    publishedAt: findLastPublished(releases),
    monthStarts: monthStarts(range, timeZone),
    scheme,
    recording,
    rulesOf: findRulesByAgency(
      await readCountingRules(db, new Map(known.flatMap(rulesBySource))),
      known,
      range,
    ),
    seriesOfCode: plan.seriesOfCode,
    recordsOfCode: plan.recordsOfCode,
    counting: randomUUID(),
    partitions,
    status,
  };
}

async function buildPartition(
  db: Queryable,
  partition: Partition,
  { first, months, series, seriesOfCode, recordsOfCode, lists, agencies, breaksOf, allocate }: Plan,
): Promise<PartitionCrime> {
  const areas = await readCrimeAreaRows(db, partition);
  const areaOfId = indexAreasById(areas);
  const agencyOfSlug = new Map(agencies.map(({ slug }, index) => [slug, index]));
  const policedBy: string[][] = areas.map(() => []);
  for (const { areaId, agency } of await readPoliceCoverage(db, partition)) {
    policedBy[areaOfId[areaId] ?? -1]?.push(agency);
  }
  // An agency without any complete month gets the index after the last one.
  const withoutRecords = agencies.length;
  const suppliers = policedBy.map((slugs, area) => [
    ...slugs.map((slug) => agencyOfSlug.get(slug) ?? withoutRecords),
    ...(isPartlyPoliced(areas[area]?.policedShare ?? null) ? [withoutRecords] : []),
  ]);
  const breaks = policedBy.map((slugs) =>
    mergeSeriesBreaks(slugs.map((slug) => breaksOf.get(slug) ?? [])),
  );
  const supplied = [...agencies.map(({ completeMonths }) => completeMonths), NO_COMPLETE_MONTHS];
  const slugs = areas.map(({ slug }) => slug);
  const cells = await readPackedCells(db, partition);
  if (partition === 'neighborhoods') countRecords(cells, recordsOfCode);
  const nicknames = countPartition(
    { areas: areas.length, series, first, months, areaOfId, seriesOfCode },
    cells,
    allocate,
  );
  const residents = new Int32Array(allocate(areas.length * 4));
  residents.set(areas.map((area) => area.residents ?? UNKNOWN_RESIDENTS));
  return {
    slugs,
    names: areas.map(({ name }) => name),
    residents,
    populations: areas.map((area) => area.residents),
    bundles: buildCube(nicknames, lists, allocate),
    nicknames,
    completeness: buildCompleteness(
      { first, months, policedBy: suppliers, slugs, supplied },
      allocate,
    ),
    policedBy,
    policedShares: areas.map(({ policedShare, policedShareOf }) =>
      policedShare === null || policedShareOf === null
        ? null
        : { share: policedShare, of: policedShareOf },
    ),
    breaks,
    allBreaks: mergeSeriesBreaks(breaks),
  };
}

function findLastPublished(releases: readonly AgencyReleaseDates[]): string | null {
  const moments = releases.map(({ publishedAt }) => publishedAt.getTime());
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}

const rulesBySource = ({ rulesBySource: rules = {} }: Agency) => Object.entries(rules);

/** Merges the agency names; the names of loaded sources override those of the county. */
function mergeAgencyNames(
  supplying: readonly AgencyMonthsOnRecord[],
  known: readonly Agency[],
): CrimeData['agencyNames'] {
  const names = new Map(
    supplying.map(({ slug, name }) => [slug, { name, shortName: name }] as const),
  );
  for (const { slug, name, shortName } of known) {
    names.set(slug, { name: names.get(slug)?.name ?? name, shortName });
  }
  return names;
}

function findBreaksByAgency(
  supplying: readonly AgencyMonthsOnRecord[],
  known: readonly Agency[],
): ReadonlyMap<string, SeriesBreaks> {
  const changeOvers = new Map(known.map(({ slug, changeOver }) => [slug, changeOver]));
  return new Map(
    supplying.map(({ slug, recorded }) => {
      const changeOver = parseYearMonth(changeOvers.get(slug) ?? '');
      return [slug, findAgencyBreaks(changeOver, recorded)];
    }),
  );
}

function indexAreasById(areas: readonly CrimeAreaRow[]): Int32Array {
  const highest = areas.reduce((max, { id }) => Math.max(max, id), 0);
  const places = new Int32Array(highest + 1).fill(-1);
  for (const [index, { id }] of areas.entries()) places[id] = index;
  return places;
}

/**
 * Precomputes the start of each month, since calendar conversions cost microseconds each and every request needs them.
 */
function monthStarts(range: MonthRange | null, timeZone: string): Instant[] {
  const starts: Instant[] = [];
  const earliest = toYearMonth(EARLIEST_PERIOD_YEAR, 1);
  const last = range ? addMonths(range.to, 1) : earliest;
  for (let m = earliest; m <= last; m = addMonths(m, 1)) starts.push(startOfMonth(m, timeZone));
  return starts;
}
