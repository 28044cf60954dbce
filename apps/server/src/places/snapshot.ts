import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import { type CachedReply, createCachedReply } from '../platform/http/cached-reply.ts';
import type { PlacesData } from './build-places-data.ts';
import { fromTransferable } from './point-index.ts';

/** Boundaries and names as requests read them. */
export interface PlacesSnapshot {
  readonly data: PlacesData;
  readonly geojson: Readonly<Record<Partition, CachedReply>>;
  readonly names: CachedReply;
  /** The boundaries of neighborhoods as they are sent, read when they are first asked for. */
  features(): readonly AreaFeature[];
  /** The slug of the neighborhood that holds a point; `null` outside of all. */
  locate(longitude: number, latitude: number): string | null;
}

/** @param before taken over with its compressed replies where boundaries and names are the same */
export function openPlacesSnapshot(data: PlacesData, before?: PlacesSnapshot): PlacesSnapshot {
  if (before?.data.fingerprint === data.fingerprint) return before;
  const geojson = Object.fromEntries(
    PARTITIONS.map((partition) => [
      partition,
      createCachedReply(Buffer.from(data.geojson[partition]), { brotliQuality: 9 }),
    ]),
  ) as Record<Partition, CachedReply>;
  const names = data.neighborhoods.map(({ slug, name }) => ({ neighborhood: slug, name }));
  const slugs = new Map(data.neighborhoods.map(({ id, slug }) => [id, slug]));
  const index = data.pointIndex && fromTransferable(data.pointIndex);
  let features: readonly AreaFeature[] | undefined;
  return {
    data,
    geojson,
    features() {
      features ??= (
        JSON.parse(Buffer.from(data.geojson.neighborhoods).toString()) as AreaFeatureCollection
      ).features;
      return features;
    },
    names: createCachedReply(JSON.stringify(names), { brotliQuality: 11 }),
    locate: (longitude, latitude) => slugs.get(index?.locate(longitude, latitude) ?? 0) ?? null,
  };
}
