import type { CategoryScheme } from '@townlight/domain/bundles';
import { buildCube, type CountyRecording } from '@townlight/domain/crime';
import { sharedMemory } from '../../../platform/parts/shared-memory.ts';
import { type Reads, readCodes } from '../../store.ts';
import { bundleSeries } from '../bundle-series.ts';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';
import { seriesOfCodes } from './series-of-codes.ts';

/**
 * Rebuilds the bundles from the counts by nickname, without counting the reports again.
 * @returns null when codes have other nicknames than before or the order of nicknames changed; then reports must be
 * recounted
 */
export async function recategorizeCrimeData(
  db: Reads,
  scheme: CategoryScheme,
  recording: CountyRecording,
  before: CrimeData,
  spare: readonly SharedArrayBuffer[],
): Promise<CrimeData | null> {
  if (scheme.nicknames.length !== before.scheme.nicknames.length) return null;
  const seriesOfCode = seriesOfCodes(scheme, await readCodes(db));
  if (!sameSeries(seriesOfCode, before.seriesOfCode)) return null;
  const { nicknames: lists } = bundleSeries(scheme, recording.outsideAllCrime);
  const allocate = sharedMemory(spare);
  const recategorized = (partition: PartitionCrime): PartitionCrime => ({
    ...partition,
    bundles: buildCube(partition.nicknames, lists, allocate),
  });
  const { neighborhoods, zipcodes, tracts } = before.partitions;
  return {
    ...before,
    scheme,
    recording,
    status: { ...before.status, outside_all_crime: [...recording.outsideAllCrime] },
    partitions: {
      neighborhoods: recategorized(neighborhoods),
      zipcodes: recategorized(zipcodes),
      tracts: recategorized(tracts),
    },
  };
}

function sameSeries(some: Int32Array, others: Int32Array): boolean {
  return some.length === others.length && some.every((series, code) => series === others[code]);
}
