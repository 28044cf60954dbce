import type { CategoryScheme } from '@townlight/domain/bundles';
import { buildCube, type CountyRecordingRules } from '@townlight/domain/crime';
import type { Queryable } from '../../../../platform/database/query.ts';
import { createSharedAllocator } from '../../../../platform/features/shared-memory.ts';
import { readCrimeCodes } from '../../store.ts';
import { buildBundleSeries } from '../bundle-series.ts';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';

/**
 * Rebuilds the bundles from the counts by nickname, without counting the reports again.
 * @returns null when codes have other nicknames than before or the order of nicknames changed; then reports must be
 * recounted
 */
export async function recategorizeCrimeData(
  db: Queryable,
  scheme: CategoryScheme,
  recording: CountyRecordingRules,
  before: CrimeData,
  spare: readonly SharedArrayBuffer[],
): Promise<CrimeData | null> {
  if (scheme.nicknames.length !== before.scheme.nicknames.length) return null;
  const seriesOfCode = mapCodesToSeries(scheme, await readCrimeCodes(db));
  if (!sameSeries(seriesOfCode, before.seriesOfCode)) return null;
  const { nicknames: lists } = buildBundleSeries(scheme, recording.outsideAllCrime);
  const allocate = createSharedAllocator(spare);
  const recategorized = (partition: PartitionCrime): PartitionCrime => ({
    ...partition,
    bundles: buildCube(partition.nicknames, lists, allocate),
  });
  const { neighborhoods, zipcodes, tracts } = before.partitions;
  return {
    ...before,
    scheme,
    recording,
    status: {
      ...before.status,
      outside_all_crime: [...recording.outsideAllCrime],
      counted_singly: [...recording.countedSingly],
    },
    partitions: {
      neighborhoods: recategorized(neighborhoods),
      zipcodes: recategorized(zipcodes),
      tracts: recategorized(tracts),
    },
  };
}

function sameSeries(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((series, code) => series === other[code]);
}

/** Returns the series of each code, indexed by `crime_code.id`; the last series for codes without a nickname. */
export function mapCodesToSeries(
  scheme: CategoryScheme,
  codes: readonly { id: number; nickname: string | null }[],
): Int32Array {
  const uncategorised = scheme.nicknames.length;
  const seriesOf = new Map(scheme.nicknames.map(({ name }, index) => [name, index]));
  const highest = codes.reduce((max, { id }) => Math.max(max, id), 0);
  const series = new Int32Array(highest + 1).fill(uncategorised);
  for (const { id, nickname } of codes) {
    series[id] = (nickname === null ? undefined : seriesOf.get(nickname)) ?? uncategorised;
  }
  return series;
}
