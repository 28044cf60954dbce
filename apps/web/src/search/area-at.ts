// Loaded on demand.
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';

/** Returns the area that contains a point (even-odd rule over all rings); `null` outside of all. */
export function findAreaAt(
  { features }: AreaFeatureCollection,
  [x, y]: readonly [number, number],
): AreaId | null {
  for (const { properties, geometry } of features) {
    const [west, south, east, north] = properties.bounds;
    if (x < west || x > east || y < south || y > north) continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    if (containsPoint(polygons.flat(), x, y)) return properties.id;
  }
  return null;
}

function containsPoint(
  rings: readonly (readonly (readonly number[])[])[],
  x: number,
  y: number,
): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [ax = 0, ay = 0] = ring[at - 1] ?? [];
      const [bx = 0, by = 0] = ring[at] ?? [];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  }
  return inside;
}
