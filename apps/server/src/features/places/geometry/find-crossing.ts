import Flatbush from 'flatbush';
import { orient2d } from 'robust-predicates';
import type { PolygonRings, Position, Ring } from './ring.ts';
import { MAX_CROSSINGS, MAX_EDGE_PAIRS, TangledGeometryError } from './tangled.ts';

type Edge = { ring: Ring; place: number; from: Position; to: Position };

/**
 * Finds a point where edges of the polygons cross or overlap, or a ring touches itself; null when there is none.
 * Different rings may touch in single points.
 * @throws TangledGeometryError when there are more crossings, or pairs of edges to compare, than a real area has
 */
export function findCrossing(polygons: readonly PolygonRings[]): Position | null {
  const edges: Edge[] = [];
  for (const ring of polygons.flat())
    for (let i = 1; i < ring.length; i++)
      edges.push({ ring, place: i, from: ring[i - 1] as Position, to: ring[i] as Position });
  if (edges.length === 0) return null;
  const tree = new Flatbush(edges.length);
  for (const edge of edges) tree.add(...boxAround(edge));
  tree.finish();
  let first: Position | null = null;
  let [pairs, crossings] = [0, 0];
  for (const [i, edge] of edges.entries()) {
    for (const j of tree.search(...boxAround(edge), (other) => other > i)) {
      const other = edges[j] as Edge;
      first ??= crossingOf(edge, other);
      // only crossings make the union slow; shared edges do not
      if (first !== null && crossWithin(edge, other)) crossings++;
      if (++pairs > MAX_EDGE_PAIRS || crossings > MAX_CROSSINGS)
        throw tangledError(edges.length, first);
    }
  }
  return first;
}

function tangledError(points: number, first: Position | null): TangledGeometryError {
  const where = first === null ? '' : `, first at ${first[0].toFixed(5)}, ${first[1].toFixed(5)}`;
  return new TangledGeometryError(
    `has rings of ${points.toLocaleString('en')} points that cross, or run beside each other, at more places than an area has${where}; ` +
      'fix its geometry and export it again',
  );
}

/** Returns whether two edges cross between their ends. */
function crossWithin({ from: a, to: b }: Edge, { from: c, to: d }: Edge): boolean {
  return (
    Math.sign(orient2d(...a, ...b, ...c)) * Math.sign(orient2d(...a, ...b, ...d)) < 0 &&
    Math.sign(orient2d(...c, ...d, ...a)) * Math.sign(orient2d(...c, ...d, ...b)) < 0
  );
}

function boxAround({ from: [ax, ay], to: [bx, by] }: Edge): [number, number, number, number] {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

function crossingOf(one: Edge, other: Edge): Position | null {
  const [a, b, c, d] = [one.from, one.to, other.from, other.to];
  const sideOfC = Math.sign(orient2d(...a, ...b, ...c));
  const sideOfD = Math.sign(orient2d(...a, ...b, ...d));
  if (sideOfC === 0 && sideOfD === 0) {
    const shared = overlapOf(a, b, c, d);
    if (shared !== null) return shared;
  }
  const sideOfA = Math.sign(orient2d(...c, ...d, ...a));
  const sideOfB = Math.sign(orient2d(...c, ...d, ...b));
  if (sideOfC * sideOfD > 0 || sideOfA * sideOfB > 0) return null;
  if (sideOfC * sideOfD * sideOfA * sideOfB === 0) {
    if (one.ring !== other.ring || areNeighbours(one, other)) return null;
    const within = (at: Position, edge: Edge) => {
      const [west, south, east, north] = boxAround(edge);
      return at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north;
    };
    if (sideOfC === 0 && within(c, one)) return c;
    if (sideOfD === 0 && within(d, one)) return d;
    if (sideOfA === 0 && within(a, other)) return a;
    return sideOfB === 0 && within(b, other) ? b : null;
  }
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [ex, ey] = [d[0] - c[0], d[1] - c[1]];
  const along = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / (dx * ey - dy * ex);
  return [a[0] + along * dx, a[1] + along * dy];
}

function areNeighbours({ ring, place }: Edge, other: Edge): boolean {
  const distance = Math.abs(place - other.place);
  return distance === 1 || distance === ring.length - 2;
}

/** Returns the middle of the common stretch of two collinear edges, if it is more than a point. */
function overlapOf(a: Position, b: Position, c: Position, d: Position): Position | null {
  const axis = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]) ? 0 : 1;
  const from = Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis]));
  const to = Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]));
  if (from >= to) return null;
  const along = ((from + to) / 2 - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
}
