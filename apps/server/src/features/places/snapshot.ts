import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId, GeometryLevel } from '@townlight/domain/places';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import { IMMUTABLE_CACHE_CONTROL } from '../../platform/http/cache-control.ts';
import { type CachedReply, createCachedReply } from '../../platform/http/cached-reply.ts';
import { createReplyCache } from '../../platform/http/reply-cache.ts';
import type { PlacesData } from './build-places-data.ts';
import { openTransferredPointIndex } from './point-index/point-index.ts';

/** Boundaries and names with their cached replies. */
export interface PlacesSnapshot {
  readonly data: PlacesData;
  /** Boundaries at the county level. */
  readonly geojson: Readonly<Record<Partition, CachedReply>>;
  /** The same for requests with their hash, cacheable forever. */
  readonly lastingGeojson: Readonly<Record<Partition, CachedReply>>;
  /** Details of areas without outlines and figures. */
  readonly areas: Readonly<Record<Partition, CachedReply>>;
  readonly names: CachedReply;
  /** Returns the simplified boundaries of a level, parsed on first use. */
  features(partition: Partition, level: GeometryLevel): readonly AreaFeature[];
  /** Returns finer boundaries of some areas, or of all; omits unknown ids. */
  finer(partition: Partition, level: GeometryLevel, areas: readonly AreaId[] | null): CachedReply;
  /** Returns the slug of the neighborhood that contains a point; `null` outside of all. */
  locate(longitude: number, latitude: number): string | null;
}

/** Cache size for finer boundaries of some areas. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** @param before reused with its compressed replies when boundaries and names are unchanged */
export function openPlacesSnapshot(data: PlacesData, before?: PlacesSnapshot): PlacesSnapshot {
  if (before?.data.fingerprint === data.fingerprint) return before;
  const byPartition = <T>(make: (partition: Partition) => T) =>
    Object.fromEntries(PARTITIONS.map((partition) => [partition, make(partition)])) as Record<
      Partition,
      T
    >;
  const bytes = (partition: Partition, level: GeometryLevel) =>
    Buffer.from(data.geojson[partition][level].buffer);
  const names = data.neighborhoods.map(({ slug, name }) => ({ neighborhood: slug, name }));
  const slugs = new Map(data.neighborhoods.map(({ id, slug }) => [id, slug]));
  const index = data.pointIndex && openTransferredPointIndex(data.pointIndex);

  const levelReplies = new Map<Uint8Array, CachedReply>();
  const levelReply = (partition: Partition, level: GeometryLevel): CachedReply => {
    const key = data.geojson[partition][level];
    const known =
      levelReplies.get(key) ?? createCachedReply(bytes(partition, level), { brotliQuality: 9 });
    levelReplies.set(key, known);
    return known;
  };
  const some = createReplyCache(MAX_CACHED_BYTES);
  const read = new Map<Uint8Array, AreaFeatureCollection>();
  const collection = (partition: Partition, level: GeometryLevel): AreaFeatureCollection => {
    const key = data.geojson[partition][level];
    const known = read.get(key);
    if (known !== undefined) return known;
    const found = JSON.parse(bytes(partition, level).toString()) as AreaFeatureCollection;
    read.set(key, found);
    return found;
  };

  return {
    data,
    geojson: byPartition((partition) => levelReply(partition, 'county')),
    lastingGeojson: byPartition((partition) =>
      createCachedReply(bytes(partition, 'county'), {
        brotliQuality: 9,
        cacheControl: IMMUTABLE_CACHE_CONTROL,
      }),
    ),
    areas: byPartition((partition) =>
      createCachedReply(JSON.stringify(data.areas[partition]), { brotliQuality: 9 }),
    ),
    names: createCachedReply(JSON.stringify(names), { brotliQuality: 11 }),
    features: (partition, level) => collection(partition, level).features,
    finer(partition, level, areas) {
      if (areas === null) return levelReply(partition, level);
      const wanted = new Set(areas);
      const { finer, features } = collection(partition, level);
      const found = features.filter(({ properties }) => wanted.has(properties.id));
      const key = `${partition}|${level}|${found.map(({ properties }) => properties.id)}`;
      const list = () => ({ type: 'FeatureCollection', ...(finer && { finer }), features: found });
      return some.get(key) ?? some.add(key, Buffer.from(JSON.stringify(list())));
    },
    locate: (longitude, latitude) => slugs.get(index?.locate(longitude, latitude) ?? 0) ?? null,
  };
}
