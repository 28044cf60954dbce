import type { PolygonRings, Position } from './ring.ts';

type Edge = { shape: number; from: Position; to: Position };

/** The space between two longitudes between which no edge begins, ends or crosses another. */
export type OverlayStrip = {
  west: number;
  /** Degrees. */
  width: number;
  /** From south to north. */
  edges: readonly Edge[];
  /** By edge: latitudes at the west and east side of the strip. */
  left: Float64Array;
  right: Float64Array;
};

/**
 * Overlays shapes and visits every resulting cell, as trapezoids between consecutive x at which an edge begins, ends or
 * crosses. There is no lattice and no tolerance: areas are exact to the rounding of doubles, and coinciding edges need
 * no special case, because the space between them has no area.
 * @param shapes valid polygons in degrees; edges are straight in degrees, as in point location
 * @param visit receives the square kilometers of a cell and, by shape, 1 where the shape covers it; the array is reused
 */
export function visitOverlayCells(
  shapes: readonly (readonly PolygonRings[])[],
  visit: (squareKilometers: number, inside: Uint8Array) => void,
): void {
  const inside = new Uint8Array(shapes.length);
  for (const strip of generateStrips(shapes)) visitStrip(strip, inside, visit);
}

/** Yields all strips from west to east, including those without edges. */
export function* generateStrips(
  shapes: readonly (readonly PolygonRings[])[],
): Generator<OverlayStrip> {
  const edges = edgesOf(shapes);
  const stops = [...new Set(edges.flatMap(({ from, to }) => [from[0], to[0]]))].sort(
    (a, b) => a - b,
  );
  let active: Edge[] = [];
  let next = 0;
  for (let i = 0; i + 1 < stops.length; i++) {
    const west = stops[i] as number;
    const east = stops[i + 1] as number;
    active = active.filter(({ to }) => to[0] > west);
    for (; next < edges.length && (edges[next] as Edge).from[0] <= west; next++)
      active.push(edges[next] as Edge);
    yield* stripsWithoutCrossings(active, west, east);
  }
}

/** Returns edges from west to east, sorted by their start; vertical edges bound no area. */
function edgesOf(shapes: readonly (readonly PolygonRings[])[]): Edge[] {
  const edges: Edge[] = [];
  for (const [shape, polygons] of shapes.entries())
    for (const ring of polygons.flat())
      for (let i = 1; i < ring.length; i++) {
        const a = ring[i - 1] as Position;
        const b = ring[i] as Position;
        if (a[0] < b[0]) edges.push({ shape, from: a, to: b });
        else if (b[0] < a[0]) edges.push({ shape, from: b, to: a });
      }
  return edges.sort((a, b) => a.from[0] - b.from[0]);
}

function* stripsWithoutCrossings(
  active: readonly Edge[],
  west: number,
  east: number,
): Generator<OverlayStrip> {
  const left = active.map((edge) => heightAt(edge, west));
  const right = active.map((edge) => heightAt(edge, east));
  const places = [0, ...crossingsOf(left, right), 1];
  for (let i = 0; i + 1 < places.length; i++) {
    const from = places[i] as number;
    const to = places[i + 1] as number;
    const at = (share: number) => (edge: number) =>
      (left[edge] as number) * (1 - share) + (right[edge] as number) * share;
    const order = Uint32Array.from(active.keys()).sort(
      (a, b) => at((from + to) / 2)(a) - at((from + to) / 2)(b),
    );
    yield {
      west: west + from * (east - west),
      width: (to - from) * (east - west),
      edges: [...order].map((edge) => active[edge] as Edge),
      left: Float64Array.from(order, at(from)),
      right: Float64Array.from(order, at(to)),
    };
  }
}

function heightAt({ from, to }: Edge, x: number): number {
  if (x === from[0]) return from[1];
  if (x === to[0]) return to[1];
  return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** Returns where edges cross between the sides of a strip, as sorted shares of its width. */
function crossingsOf(left: readonly number[], right: readonly number[]): number[] {
  const order = [...left.keys()].sort(
    (a, b) =>
      (left[a] as number) - (left[b] as number) || (right[a] as number) - (right[b] as number),
  );
  const places = new Set<number>();
  // insertion sort by the right side: every swapped pair crosses
  for (let i = 1; i < order.length; i++) {
    const edge = order[i] as number;
    let at = i;
    for (; at > 0; at--) {
      const other = order[at - 1] as number;
      const ahead = (right[other] as number) - (right[edge] as number);
      if (!(ahead > 0)) break;
      const behind = (left[edge] as number) - (left[other] as number);
      const place = behind / (behind + ahead);
      if (place > 0 && place < 1) places.add(place);
      order[at] = other;
    }
    order[at] = edge;
  }
  return [...places].sort((a, b) => a - b);
}

function visitStrip(
  strip: OverlayStrip,
  inside: Uint8Array,
  visit: (squareKilometers: number, inside: Uint8Array) => void,
): void {
  inside.fill(0);
  const heights = computeHeights(strip);
  for (let i = 0; i + 1 < heights.length; i++) {
    const { shape } = strip.edges[i] as Edge;
    inside[shape] = (inside[shape] as number) ^ 1;
    const height = (heights[i + 1] as number) - (heights[i] as number);
    if (height > 0) visit(height * strip.width, inside);
  }
}

/** By edge: heights whose difference times the strip's width is square kilometers. */
export function computeHeights({ left, right }: OverlayStrip): number[] {
  return Array.from(left, (a, i) => {
    const b = right[i] as number;
    // Simpson's rule over the strip: the height is almost linear
    return (equalAreaHeight(a) + 4 * equalAreaHeight((a + b) / 2) + equalAreaHeight(b)) / 6;
  });
}

const SEMI_MAJOR_KM = 6378.137;
const ECCENTRICITY = 0.081_819_190_842_621_49;
const RADIANS = Math.PI / 180;

/**
 * Returns the height of a latitude in Lambert's cylindrical equal-area projection of the WGS 84 ellipsoid, in
 * kilometers per degree of longitude: a height difference times degrees of longitude is square kilometers.
 */
function equalAreaHeight(latitude: number): number {
  const sine = Math.sin(latitude * RADIANS);
  const across = ECCENTRICITY * sine;
  const q =
    (1 - ECCENTRICITY ** 2) * (sine / (1 - across ** 2) + Math.atanh(across) / ECCENTRICITY);
  return (q / 2) * SEMI_MAJOR_KM ** 2 * RADIANS;
}
