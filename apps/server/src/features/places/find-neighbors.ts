import { longitudeDegreeScale } from '@townlight/domain/places';
import type { PolygonRings, Position } from './geometry/ring.ts';
import { openTransferredPointIndex } from './point-index/point-index.ts';
import type { PointIndexData } from './point-index/point-index-data.ts';

const METERS_PER_DEGREE = 111_200;
/** Distance of the probes from an edge: real boundaries have slivers between areas. */
const PROBE_OFFSET_METERS = 45;
/** Distance between probes along an edge. */
const STEP_METERS = 100;
/** Areas that share only a corner are not neighbors. */
const MIN_SHARED_METERS = 120;

type OutlinedArea = { readonly id: number; readonly coordinates: readonly PolygonRings[] };

/**
 * Finds areas that share an edge by probing both sides of every outline, so that edges digitized twice with small
 * differences count, too. Returns neighbors by id, the longest edge first, with an entry for every area.
 */
export function findNeighbors(
  areas: readonly OutlinedArea[],
  pointIndex: PointIndexData,
): ReadonlyMap<number, readonly number[]> {
  const { locate } = openTransferredPointIndex(pointIndex);
  const meters = new Map(areas.map(({ id }) => [id, new Map<number, number>()]));
  const add = (one: number, other: number, length: number) => {
    const known = meters.get(one);
    known?.set(other, (known.get(other) ?? 0) + length);
  };
  for (const { id, coordinates } of areas)
    for (const [x, y, length] of pointsNearEdges(coordinates)) {
      const other = locate(x, y);
      if (other === 0 || other === id) continue;
      add(id, other, length);
      add(other, id, length);
    }
  return new Map(
    [...meters].map(([id, shared]) => [
      id,
      [...shared]
        // seen from both areas, an edge is counted twice
        .filter(([, length]) => length / 2 >= MIN_SHARED_METERS)
        .sort((a, b) => b[1] - a[1])
        .map(([other]) => other),
    ]),
  );
}

/** Yields probe points on both sides of the outlines, each with the length of outline that it represents. */
function* pointsNearEdges(
  polygons: readonly PolygonRings[],
): Generator<[x: number, y: number, meters: number]> {
  for (const ring of polygons.flat())
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1] as Position;
      const [bx, by] = ring[i] as Position;
      const shrink = longitudeDegreeScale(ay);
      const east = (bx - ax) * shrink * METERS_PER_DEGREE;
      const north = (by - ay) * METERS_PER_DEGREE;
      const length = Math.hypot(east, north);
      if (length === 0) continue;
      const steps = Math.max(1, Math.round(length / STEP_METERS));
      const sideX = ((-north / length) * PROBE_OFFSET_METERS) / METERS_PER_DEGREE / shrink;
      const sideY = ((east / length) * PROBE_OFFSET_METERS) / METERS_PER_DEGREE;
      for (let step = 0; step < steps; step++) {
        const along = (step + 0.5) / steps;
        const [x, y] = [ax + (bx - ax) * along, ay + (by - ay) * along];
        yield [x + sideX, y + sideY, length / steps];
        yield [x - sideX, y - sideY, length / steps];
      }
    }
}
