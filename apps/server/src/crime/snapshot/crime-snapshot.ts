import type { Partition } from '@townlight/domain/places';
import { LRUCache } from 'lru-cache';
import type { CategoryNames } from '../../bundles/index.ts';
import { type CachedReply, createCachedReply } from '../../platform/http/cached-reply.ts';
import { quickHash } from '../../platform/http/conditional-reply.ts';
import { type BundleSeries, bundleSeries } from './bundle-series.ts';
import type { CrimeData, PartitionCrime } from './crime-data.ts';

/** Replies kept per snapshot, counted without their compressed forms, which add about a third. */
const MOST_KEPT_BYTES = 48 * 1024 * 1024;
/** One reply may not push out all others. */
const LARGEST_KEPT_BYTES = 12 * 1024 * 1024;

/** Crime figures as requests read them. Immutable but for the replies it remembers. */
export interface CrimeSnapshot {
  readonly data: CrimeData;
  readonly names: CategoryNames;
  readonly seriesOf: BundleSeries;
  /** Slug → the area's place in the figures. */
  readonly areaOf: Readonly<Record<Partition, ReadonlyMap<string, number>>>;
  readonly replies: ReplyMemory;
  readonly use: CountsInUse;
}

/** Of the memory in which reports are counted; snapshots that share it share this. */
export interface CountsInUse {
  /**
   * How many requests read the figures over several turns of the event loop. The memory of a snapshot that no longer
   * serves is used again when there is none.
   */
  readers: number;
}

/** The replies of one snapshot by their normalized query. */
export interface ReplyMemory {
  get(key: string): CachedReply | undefined;
  /** Keeps a reply made of the snapshot's figures alone. */
  keep(key: string, body: Buffer): CachedReply;
}

/** @param before whose counts are taken over where the same reports were only put into other categories */
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
    seriesOf: bundleSeries(data.scheme),
    areaOf: {
      neighborhoods: placesOf('neighborhoods'),
      zipcodes: placesOf('zipcodes'),
      tracts: placesOf('tracts'),
    },
    replies: rememberReplies(),
    use: shared?.use ?? { readers: 0 },
  };
}

/** The builder's thread sends the same memory in other objects: what is shared has to be the very same to be told. */
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

function rememberReplies(): ReplyMemory {
  const kept = new LRUCache<string, CachedReply>({
    maxSize: MOST_KEPT_BYTES,
    maxEntrySize: LARGEST_KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  return {
    get: (key) => kept.get(key),
    keep(key, body) {
      const reply = createCachedReply(body, { hash: quickHash(body) });
      kept.set(key, reply);
      return reply;
    },
  };
}
