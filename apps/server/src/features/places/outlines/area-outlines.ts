import type { MapView } from '@townlight/domain/county';
import type { Partition } from '@townlight/domain/places';
import {
  drawOutlines,
  type LoadLandAndFreeways,
  parseLandAndFreeways,
} from '../../../images/index.ts';
import { HOUR_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import { type CachedReply, createCachedReply } from '../../../platform/http/cached-reply.ts';
import type { PlacesSnapshot } from '../snapshot.ts';

/** What outlines are drawn with, in addition to the areas. */
export interface OutlinesOptions {
  /** The initial view of the county's maps. */
  readonly view: MapView;
  readonly scenery: LoadLandAndFreeways;
}

/** Returns a function that draws the outlines of a partition on first request and caches them. */
export function createAreaOutlines({
  view,
  scenery,
}: OutlinesOptions): (places: PlacesSnapshot, partition: Partition) => CachedReply {
  const cache = new WeakMap<PlacesSnapshot, Map<Partition, CachedReply>>();
  return (places, partition) => {
    const known = cache.get(places) ?? new Map<Partition, CachedReply>();
    cache.set(places, known);
    const before = known.get(partition);
    if (before !== undefined) return before;
    const { land, freeways } = scenery();
    const svg = drawOutlines(places.features(partition, 'county'), {
      land: parseLandAndFreeways(land, freeways).land,
      named: places.data.areas.neighborhoods.map((one) => ({
        ...one,
        residents: one.residents?.count ?? null,
      })),
      view,
    });
    const reply = createCachedReply(svg, {
      contentType: 'image/svg+xml; charset=utf-8',
      // a page with old ones soon replaces them with a map of the new ones
      cacheControl: HOUR_CACHE_CONTROL,
      brotliQuality: 9,
    });
    known.set(partition, reply);
    return reply;
  };
}
