import { createHash } from 'node:crypto';
import type { CategoryScheme } from '@townlight/domain/bundles';
import {
  type Allocate,
  buildCompleteness,
  combineSeries,
  EARLIEST_YEAR,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import {
  addMonths,
  type Instant,
  type MonthRange,
  monthsIn,
  startOfMonth,
  type YearMonth,
  yearMonth,
} from '@townlight/domain/time';
import {
  type PlainArea,
  type Reads,
  readAgencies,
  readCells,
  readCodes,
  readCoverage,
  readNewestReleases,
  readPlainAreas,
  readReportedMonths,
  type SupplyingAgency,
} from '../store.ts';
import { type BundleSeries, bundleSeries } from './bundle-series.ts';
import type { CrimeData, PartitionCrime } from './crime-data.ts';
import { crimeStatusOf, firstProvisionalMonth, monthsOnRecord } from './crime-status.ts';
import { fillPartitionCube } from './fill-partition-cube.ts';
import { sharedMemory } from './shared-memory.ts';

/** Raised when the bytes of a reply change without the figures: tags must not outlive that. */
const REPLY_FORMAT = 1;

export interface CrimeBuildOptions {
  readonly timeZone: string;
  /** Agency slug → what tables call it. */
  readonly shortNames: Readonly<Record<string, string>>;
}

interface Plan {
  readonly first: YearMonth;
  readonly months: number;
  readonly series: number;
  readonly seriesOfCode: Int32Array;
  /** The nicknames of each bundle. */
  readonly lists: BundleSeries['nicknames'];
  readonly agencies: readonly SupplyingAgency[];
  readonly allocate: Allocate;
}

/**
 * Reads the store and makes all crime figures of it. `db` is one transaction, so that they fit together.
 * @param spare shared memory that nobody reads any more
 */
export async function buildCrimeData(
  db: Reads,
  scheme: CategoryScheme,
  { timeZone, shortNames }: CrimeBuildOptions,
  spare: readonly SharedArrayBuffer[] = [],
): Promise<CrimeData> {
  const agencies = await readAgencies(db);
  const releases = await readNewestReleases(db);
  const range = monthsOnRecord(agencies, await readReportedMonths(db));
  const plan: Plan = {
    first: range?.from ?? yearMonth(EARLIEST_YEAR, 1),
    months: range ? monthsIn(range) : 0,
    series: scheme.nicknames.length + 1,
    seriesOfCode: seriesOfCodes(scheme, await readCodes(db)),
    lists: bundleSeries(scheme).nicknames,
    agencies,
    allocate: sharedMemory(spare),
  };
  const partitions: Record<Partition, PartitionCrime> = {
    neighborhoods: await buildPartition(db, 'neighborhoods', plan),
    zipcodes: await buildPartition(db, 'zipcodes', plan),
    tracts: await buildPartition(db, 'tracts', plan),
  };
  const releasedAt = releases.reduce((latest, r) => Math.max(latest, r.publishedAt.getTime()), 0);
  const provisionalFrom = range && firstProvisionalMonth(range, new Date(releasedAt), timeZone);
  const status = crimeStatusOf({
    range,
    provisionalFrom,
    agencies,
    releases,
    shortNames,
    areas: {
      neighborhoods: partitions.neighborhoods.slugs.length,
      zipcodes: partitions.zipcodes.slugs.length,
      tracts: partitions.tracts.slugs.length,
    },
  });
  const { first, months } = plan;
  const made = { timeZone, first, months, provisionalFrom, scheme, partitions, status };
  return { ...made, tag: tagOf(made), monthStarts: monthStarts(range, timeZone) };
}

async function buildPartition(
  db: Reads,
  partition: Partition,
  { first, months, series, seriesOfCode, lists, agencies, allocate }: Plan,
): Promise<PartitionCrime> {
  const areas = await readPlainAreas(db, partition);
  const areaOfId = placesById(areas);
  const agencyOfSlug = new Map(agencies.map(({ slug }, index) => [slug, index]));
  const policedBy: number[][] = areas.map(() => []);
  for (const { areaId, agency } of await readCoverage(db, partition)) {
    // an agency that has never supplied anything stands behind the last one, without a month
    policedBy[areaOfId[areaId] ?? -1]?.push(agencyOfSlug.get(agency) ?? agencies.length);
  }
  const supplied = [...agencies.map((agency) => agency.months), new Set<YearMonth>()];
  const nicknames = fillPartitionCube(
    { areas: areas.length, series, first, months, areaOfId, seriesOfCode },
    await readCells(db, partition),
    allocate,
  );
  const residents = new Int32Array(allocate(areas.length * 4));
  residents.set(areas.map((area) => area.residents ?? 0));
  return {
    slugs: areas.map(({ slug }) => slug),
    names: areas.map(({ name }) => name),
    residents,
    populations: areas.map((area) => area.residents),
    heads: areas.map(
      (area) => `{"id":${JSON.stringify(area.slug)},"population":${area.residents ?? 'null'},`,
    ),
    bundles: combineSeries(nicknames, lists, allocate),
    nicknames,
    completeness: buildCompleteness({ first, months, policedBy, supplied }, allocate),
  };
}

function placesById(areas: readonly PlainArea[]): Int32Array {
  const highest = areas.reduce((most, { id }) => Math.max(most, id), 0);
  const places = new Int32Array(highest + 1).fill(-1);
  for (const [index, { id }] of areas.entries()) places[id] = index;
  return places;
}

function seriesOfCodes(
  scheme: CategoryScheme,
  codes: readonly { id: number; nickname: string | null }[],
): Int32Array {
  const uncategorised = scheme.nicknames.length;
  const seriesOf = new Map(scheme.nicknames.map(({ name }, index) => [name, index]));
  const highest = codes.reduce((most, { id }) => Math.max(most, id), 0);
  const series = new Int32Array(highest + 1).fill(uncategorised);
  for (const { id, nickname } of codes) {
    series[id] = (nickname === null ? undefined : seriesOf.get(nickname)) ?? uncategorised;
  }
  return series;
}

/** Dates of the county's calendar cost microseconds each; requests look their month up in this list. */
function monthStarts(range: MonthRange | null, timeZone: string): Instant[] {
  const starts: Instant[] = [];
  const earliest = yearMonth(EARLIEST_YEAR, 1);
  const last = range ? addMonths(range.to, 1) : earliest;
  for (let m = earliest; m <= last; m = addMonths(m, 1)) starts.push(startOfMonth(m, timeZone));
  return starts;
}

/** The same figures have the same tag in every process, so that replies stay known behind a balancer. */
function tagOf(made: Omit<CrimeData, 'tag' | 'monthStarts'>): string {
  const hash = createHash('sha256').update(
    JSON.stringify([REPLY_FORMAT, made.first, made.provisionalFrom, made.scheme]),
  );
  for (const { heads, nicknames, completeness } of Object.values(made.partitions)) {
    hash.update(JSON.stringify(heads));
    for (const { buffer } of [nicknames.sums, nicknames.totals, completeness.sums]) {
      hash.update(new Uint8Array(buffer));
    }
  }
  return hash.digest('base64url').slice(0, 22);
}
