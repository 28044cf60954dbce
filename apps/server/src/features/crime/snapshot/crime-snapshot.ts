import type { Partition } from '@townlight/domain/places';
import { createReplyCache, type ReplyCache } from '../../../platform/http/reply-cache.ts';
import type { CategoryNames } from '../../bundles/index.ts';
import { type BundleSeries, buildBundleSeries } from './bundle-series.ts';
import type { CrimeData, PartitionCrime } from './crime-data.ts';

const MAX_CACHED_BYTES = 48 * 1024 * 1024;

/** Crime figures as requests read them. Immutable except for the cached replies. */
export interface CrimeSnapshot {
  readonly data: CrimeData;
  readonly names: CategoryNames;
  readonly seriesOf: BundleSeries;
  /** Slug → index of the area in the figures. */
  readonly areaOf: Readonly<Record<Partition, ReadonlyMap<string, number>>>;
  readonly replies: ReplyCache;
  readonly use: SharedMemoryReaders;
}

/** Reference count of the counted memory; snapshots that share the memory share it. */
export interface SharedMemoryReaders {
  /**
   * Number of requests that read the figures over several turns of the event loop. The memory of a replaced snapshot is
   * reused when it is 0.
   */
  readers: number;
}

/** Prevents reuse of the figures' memory during work that spans several turns of the event loop. */
export async function withSharedMemoryReader<T>(
  { use }: CrimeSnapshot,
  work: () => Promise<T>,
): Promise<T> {
  use.readers += 1;
  try {
    return await work();
  } finally {
    use.readers -= 1;
  }
}

/** @param before snapshot whose counts are reused if the reports were only recategorized */
export function openCrimeSnapshot(
  built: CrimeData,
  names: CategoryNames,
  before?: CrimeSnapshot,
): CrimeSnapshot {
  const shared = before?.data.counting === built.counting ? before : undefined;
  const data = shared === undefined ? built : withCountsOf(shared.data, built);
  const placesOf = (partition: Partition) =>
    new Map(data.partitions[partition].slugs.map((slug, index) => [slug, index]));
  return {
    data,
    names,
    seriesOf: buildBundleSeries(data.scheme, data.recording.outsideAllCrime),
    areaOf: {
      neighborhoods: placesOf('neighborhoods'),
      zipcodes: placesOf('zipcodes'),
      tracts: placesOf('tracts'),
    },
    replies: createReplyCache(MAX_CACHED_BYTES),
    use: shared?.use ?? { readers: 0 },
  };
}

/**
 * Reuses the previous objects, because the builder's thread sends the same shared memory in new objects and caches are
 * keyed by identity.
 */
function withCountsOf(before: CrimeData, built: CrimeData): CrimeData {
  const counted = (partition: Partition): PartitionCrime => {
    const { nicknames, completeness, residents } = before.partitions[partition];
    return { ...built.partitions[partition], nicknames, completeness, residents };
  };
  return {
    ...built,
    partitions: {
      neighborhoods: counted('neighborhoods'),
      zipcodes: counted('zipcodes'),
      tracts: counted('tracts'),
    },
  };
}
