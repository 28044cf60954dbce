import { randomUUID } from 'node:crypto';
import type { CategoryScheme } from '@townlight/domain/bundles';
import type { Agency } from '@townlight/domain/county';
import {
  type Allocate,
  breaksOfAgency,
  buildCompleteness,
  buildCube,
  type CountyRecording,
  EARLIEST_YEAR,
  isPolicedInPart,
  joinBreaks,
  NOTHING_WHOLE,
  RESIDENTS_UNKNOWN,
  type SeriesBreaks,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import {
  addMonths,
  type Instant,
  type MonthRange,
  monthsIn,
  parseYearMonth,
  startOfMonth,
  type YearMonth,
  yearMonth,
} from '@townlight/domain/time';
import { sharedMemory } from '../../../platform/parts/shared-memory.ts';
import {
  type PlainArea,
  type Reads,
  type ReleasedRecords,
  readAgencies,
  readCells,
  readCodes,
  readCoverage,
  readPlainAreas,
  readReleasedRecords,
  readReportedMonths,
  readReportedMonthsByAgency,
  readRules,
  type SupplyingAgency,
} from '../../store.ts';
import { type BundleSeries, bundleSeries } from '../bundle-series.ts';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';
import {
  crimeStatusOf,
  monthsNearReports,
  monthsOnRecord,
  provisionalByAgency,
} from '../crime-status.ts';
import { rulesByAgency } from '../recording.ts';
import { countPartition } from './count-partition.ts';
import { countRecords } from './count-records.ts';
import { seriesOfCodes } from './series-of-codes.ts';

export interface CrimeBuildOptions {
  readonly timeZone: string;
  /** The county's agencies with their names and changes of counting rules. */
  readonly agencies: readonly Agency[];
  /** Crime types that only some agencies record. */
  readonly recording: CountyRecording;
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
  readonly agencies: readonly SupplyingAgency[];
  /** Agency slug → breaks of its series. */
  readonly breaksOf: ReadonlyMap<string, SeriesBreaks>;
  readonly allocate: Allocate;
}

/**
 * Reads the database and builds all crime figures. `db` is one transaction, so that they are consistent.
 * @param spare shared memory that is no longer in use
 */
export async function buildCrimeData(
  db: Reads,
  scheme: CategoryScheme,
  { timeZone, agencies: known, recording }: CrimeBuildOptions,
  spare: readonly SharedArrayBuffer[] = [],
): Promise<CrimeData> {
  const reported = await readReportedMonths(db);
  const agencies = await readAgencies(
    db,
    new Set(known.flatMap(({ sourcesByNewRules = [] }) => sourcesByNewRules)),
    monthsNearReports(reported),
  );
  const releases = await readReleasedRecords(db);
  const agencyNames = namesOf(agencies, known);
  const breaksOf = breaksByAgency(agencies, known);
  const range = monthsOnRecord(agencies, reported);
  const codes = seriesOfCodes(scheme, await readCodes(db));
  const plan: Plan = {
    first: range?.from ?? yearMonth(EARLIEST_YEAR, 1),
    months: range ? monthsIn(range) : 0,
    series: scheme.nicknames.length + 1,
    seriesOfCode: codes,
    recordsOfCode: new Int32Array(codes.length),
    lists: bundleSeries(scheme, recording.outsideAllCrime).nicknames,
    agencies,
    breaksOf,
    allocate: sharedMemory(spare),
  };
  const partitions: Record<Partition, PartitionCrime> = {
    neighborhoods: await buildPartition(db, 'neighborhoods', plan),
    zipcodes: await buildPartition(db, 'zipcodes', plan),
    tracts: await buildPartition(db, 'tracts', plan),
  };
  const reportedBy = await readReportedMonthsByAgency(db);
  const supply = new Map(
    agencies.map(({ slug, whole }) => [
      slug,
      { whole, reported: reportedBy.get(slug) ?? new Set<YearMonth>() },
    ]),
  );
  const provisional = provisionalByAgency(agencies, timeZone);
  const status = crimeStatusOf({
    range,
    provisional,
    outsideAllCrime: recording.outsideAllCrime,
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
    publishedAt: newestOf(releases),
    monthStarts: monthStarts(range, timeZone),
    scheme,
    recording,
    rulesOf: rulesByAgency(
      await readRules(db, new Map(known.flatMap(rulesBySource))),
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
  db: Reads,
  partition: Partition,
  { first, months, series, seriesOfCode, recordsOfCode, lists, agencies, breaksOf, allocate }: Plan,
): Promise<PartitionCrime> {
  const areas = await readPlainAreas(db, partition);
  const areaOfId = placesById(areas);
  const agencyOfSlug = new Map(agencies.map(({ slug }, index) => [slug, index]));
  const policedBy: string[][] = areas.map(() => []);
  for (const { areaId, agency } of await readCoverage(db, partition)) {
    policedBy[areaOfId[areaId] ?? -1]?.push(agency);
  }
  // An agency without any complete month gets the index after the last one.
  const nobody = agencies.length;
  const suppliers = policedBy.map((slugs, area) => [
    ...slugs.map((slug) => agencyOfSlug.get(slug) ?? nobody),
    ...(isPolicedInPart(areas[area]?.policedShare ?? null) ? [nobody] : []),
  ]);
  const breaks = policedBy.map((slugs) =>
    joinBreaks(slugs.map((slug) => breaksOf.get(slug) ?? [])),
  );
  const supplied = [...agencies.map(({ whole }) => whole), NOTHING_WHOLE];
  const slugs = areas.map(({ slug }) => slug);
  const cells = await readCells(db, partition);
  if (partition === 'neighborhoods') countRecords(cells, recordsOfCode);
  const nicknames = countPartition(
    { areas: areas.length, series, first, months, areaOfId, seriesOfCode },
    cells,
    allocate,
  );
  const residents = new Int32Array(allocate(areas.length * 4));
  residents.set(areas.map((area) => area.residents ?? RESIDENTS_UNKNOWN));
  return {
    slugs,
    names: areas.map(({ name }) => name),
    residents,
    populations: areas.map((area) => area.residents),
    heads: areas.map(
      (area) => `{"id":${JSON.stringify(area.slug)},"population":${area.residents ?? 'null'},`,
    ),
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
    allBreaks: joinBreaks(breaks),
  };
}

function newestOf(releases: readonly ReleasedRecords[]): string | null {
  const moments = releases.map(({ publishedAt }) => publishedAt.getTime());
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}

const rulesBySource = ({ rulesBySource: rules = {} }: Agency) => Object.entries(rules);

/** Merges the agency names; the names of loaded sources override those of the county. */
function namesOf(
  supplying: readonly SupplyingAgency[],
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

function breaksByAgency(
  supplying: readonly SupplyingAgency[],
  known: readonly Agency[],
): ReadonlyMap<string, SeriesBreaks> {
  const changeOvers = new Map(known.map(({ slug, changeOver }) => [slug, changeOver]));
  return new Map(
    supplying.map(({ slug, recorded }) => {
      const changeOver = parseYearMonth(changeOvers.get(slug) ?? '');
      return [slug, breaksOfAgency(changeOver, recorded)];
    }),
  );
}

function placesById(areas: readonly PlainArea[]): Int32Array {
  const highest = areas.reduce((most, { id }) => Math.max(most, id), 0);
  const places = new Int32Array(highest + 1).fill(-1);
  for (const [index, { id }] of areas.entries()) places[id] = index;
  return places;
}

/**
 * Precomputes the start of each month, since calendar conversions cost microseconds each and every request needs them.
 */
function monthStarts(range: MonthRange | null, timeZone: string): Instant[] {
  const starts: Instant[] = [];
  const earliest = yearMonth(EARLIEST_YEAR, 1);
  const last = range ? addMonths(range.to, 1) : earliest;
  for (let m = earliest; m <= last; m = addMonths(m, 1)) starts.push(startOfMonth(m, timeZone));
  return starts;
}
