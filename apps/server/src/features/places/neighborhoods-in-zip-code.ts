import type { AreaId } from '@townlight/domain/places';
import { ringContains } from './geometry/ring.ts';
import type { PlacesSnapshot } from './snapshot.ts';

/** Sample points per side of the bounding box. */
const POINTS = 32;
/** A neighborhood with a smaller share only touches the zip code. */
const MIN_SHARE = 0.02;

const cache = new WeakMap<PlacesSnapshot, Map<AreaId, readonly AreaId[]>>();

/** Returns the neighborhoods that overlap a zip code, the largest share first; cached per snapshot. */
export function findNeighborhoodsInZipCode(
  places: PlacesSnapshot,
  zipCode: AreaId,
): readonly AreaId[] {
  const cached = cache.get(places) ?? new Map<AreaId, readonly AreaId[]>();
  cache.set(places, cached);
  const found = cached.get(zipCode) ?? sampleNeighborhoods(places, zipCode);
  cached.set(zipCode, found);
  return found;
}

function sampleNeighborhoods(places: PlacesSnapshot, zipCode: AreaId): AreaId[] {
  const zip = places
    .features('zipcodes', 'county')
    .find(({ properties: { id } }) => id === zipCode);
  if (zip === undefined) return [];
  const { geometry, properties } = zip;
  const [west, south, east, north] = properties.bounds;
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const counts = new Map<AreaId, number>();
  let all = 0;
  for (let at = 0; at < POINTS * POINTS; at++) {
    const x = west + ((east - west) * ((at % POINTS) + 0.5)) / POINTS;
    const y = south + ((north - south) * (Math.floor(at / POINTS) + 0.5)) / POINTS;
    // a point is inside when an odd number of rings contain it: holes are excluded
    const holders = rings.filter((ring) => ringContains(ring as [number, number][], [x, y]));
    if (holders.length % 2 === 0) continue;
    all++;
    const neighborhood = places.locate(x, y);
    if (neighborhood !== null) counts.set(neighborhood, (counts.get(neighborhood) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_SHARE * all)
    .sort(([, a], [, b]) => b - a)
    .map(([neighborhood]) => neighborhood);
}
