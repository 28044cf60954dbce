import type { MapView } from '@townlight/domain/county';
import type { Partition } from '@townlight/domain/places';
import { drawOutlines, type ReadScenery, readScenery } from '../../pictures/index.ts';
import { type CachedReply, createCachedReply } from '../../platform/http/cached-reply.ts';
import type { PlacesSnapshot } from '../snapshot.ts';

/** Boundaries hardly ever change, and a page that has former ones gets a map of the new in a moment. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** What outlines are drawn of, beside the areas. */
export interface OutlinesOptions {
  /** Where the county's maps begin. */
  readonly view: MapView;
  readonly scenery: ReadScenery;
}

/** The outlines of areas as a drawing, made when a partition's are first asked for. */
export function areaOutlines({
  view,
  scenery,
}: OutlinesOptions): (places: PlacesSnapshot, partition: Partition) => CachedReply {
  const drawn = new WeakMap<PlacesSnapshot, Map<Partition, CachedReply>>();
  return (places, partition) => {
    const known = drawn.get(places) ?? new Map<Partition, CachedReply>();
    drawn.set(places, known);
    const before = known.get(partition);
    if (before !== undefined) return before;
    const { land, freeways } = scenery();
    const svg = drawOutlines(
      places.features(partition, 'county'),
      readScenery(land, freeways).land,
      view,
    );
    const reply = createCachedReply(svg, {
      contentType: 'image/svg+xml',
      cacheControl: AN_HOUR,
      brotliQuality: 9,
    });
    known.set(partition, reply);
    return reply;
  };
}
