import type { Box, PolygonRings, Position, Ring } from './ring.ts';

/**
 * Clips polygons to a box (Sutherland–Hodgman). Separate pieces may stay connected by coinciding edges along the box,
 * which have no area and do not change the parity of crossings.
 */
export function clipToBox(polygons: readonly PolygonRings[], box: Box): PolygonRings[] {
  return polygons
    .map((rings) => rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
}

function clipRing(ring: Ring, [west, south, east, north]: Box): Ring {
  let clipped: Ring = ring;
  for (const [axis, limit, side] of [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const) {
    const inside = (position: Position) => (position[axis] - limit) * side >= 0;
    const given = clipped;
    clipped = [];
    for (const [i, to] of given.entries()) {
      const from = given[i === 0 ? given.length - 1 : i - 1] as Position;
      if (inside(from) !== inside(to)) {
        const other = axis === 0 ? 1 : 0;
        const along = (limit - from[axis]) / (to[axis] - from[axis]);
        const crossing: Position = [limit, limit];
        crossing[other] = from[other] + along * (to[other] - from[other]);
        clipped.push(crossing);
      }
      if (inside(to)) clipped.push(to);
    }
  }
  const [first] = clipped;
  return first === undefined ? [] : [...clipped, first];
}
