import { computeHeights, generateStrips, type OverlayStrip } from './overlay-cells.ts';
import type { PolygonRings } from './ring.ts';

/** An area covered by two areas, given by index. */
export type AreaOverlap = { areas: readonly [number, number]; squareKilometers: number };

/** An enclosed space that belongs to no area. */
export type AreaGap = {
  /** Indexes of the areas to its north and south. */
  areas: readonly number[];
  /** A point in it, degrees. */
  longitude: number;
  latitude: number;
  squareKilometers: number;
};

/** All overlaps and gaps, the largest first. */
export type AllTilingFaults = { overlaps: readonly AreaOverlap[]; gaps: readonly AreaGap[] };

/**
 * Finds all overlaps and enclosed gaps in one sweep. It uses no lattice, so it also finds the slivers between borders
 * that differ by rounding.
 * @param areas valid polygons, degrees
 */
export function findTilingFaults(areas: readonly (readonly PolygonRings[])[]): AllTilingFaults {
  const overlaps = new Map<number, number>();
  const gaps = new Gaps();
  for (const strip of generateStrips(areas)) {
    const heights = computeHeights(strip);
    const inside: number[] = [];
    gaps.begin();
    for (const [i, { shape }] of strip.edges.entries()) {
      const at = inside.indexOf(shape);
      if (at < 0) inside.push(shape);
      else inside.splice(at, 1);
      if (i + 1 === strip.edges.length) break;
      const squareKilometers = ((heights[i + 1] as number) - (heights[i] as number)) * strip.width;
      if (inside.length === 0) gaps.add(strip, i, squareKilometers);
      else if (inside.length > 1 && squareKilometers > 0)
        for (const a of inside)
          for (const b of inside)
            if (a < b) {
              const pair = a * areas.length + b;
              overlaps.set(pair, (overlaps.get(pair) ?? 0) + squareKilometers);
            }
    }
    gaps.end(strip);
  }
  return {
    overlaps: [...overlaps]
      .map(([pair, squareKilometers]) => ({
        areas: [Math.floor(pair / areas.length), pair % areas.length] as const,
        squareKilometers,
      }))
      .sort((a, b) => b.squareKilometers - a.squareKilometers),
    gaps: gaps.enclosed(),
  };
}

type Gap = {
  /** Union-find parent; null for a root. */
  parent: Gap | null;
  areas: Set<number>;
  /** The largest of its cells. */
  largest: number;
  longitude: number;
  latitude: number;
  squareKilometers: number;
};

/** A latitude range on the side of a strip, and the gap there. */
type Stretch = { south: number; north: number; gap: Gap };

/** Joins touching empty cells of adjacent strips to gaps. */
class Gaps {
  readonly #outside = emptyGap();
  readonly #found: Gap[] = [];
  /** The east side of the previous strip: at first all of it is outside. */
  #before: Stretch[] = [{ south: -Infinity, north: Infinity, gap: this.#outside }];
  #east: Stretch[] = [];

  begin(): void {
    this.#east = [];
  }

  /** Adds the empty cell above an edge of a strip. */
  add(
    { edges, left, right, west, width }: OverlayStrip,
    i: number,
    squareKilometers: number,
  ): void {
    const [southWest, northWest] = [left[i] as number, left[i + 1] as number];
    const [southEast, northEast] = [right[i] as number, right[i + 1] as number];
    if (!(northWest > southWest || northEast > southEast)) return;
    const gap = this.#joined(southWest, northWest) ?? this.#new();
    gap.squareKilometers += Math.max(0, squareKilometers);
    for (const edge of [edges[i], edges[i + 1]]) if (edge) gap.areas.add(edge.shape);
    if (squareKilometers > gap.largest) {
      gap.largest = squareKilometers;
      gap.longitude = west + width / 2;
      gap.latitude = (southWest + northWest + southEast + northEast) / 4;
    }
    this.#east.push({ south: southEast, north: northEast, gap });
  }

  end({ left, right }: OverlayStrip): void {
    const outside = this.#outside;
    // south of the lowest edge and north of the highest is outside of all areas
    const last = left.length - 1;
    this.#touch(-Infinity, left[0] ?? Infinity);
    this.#touch(left[last] ?? -Infinity, Infinity);
    this.#before = [
      { south: -Infinity, north: right[0] ?? Infinity, gap: outside },
      ...this.#east,
      ...(last < 0 ? [] : [{ south: right[last] as number, north: Infinity, gap: outside }]),
    ];
  }

  enclosed(): AreaGap[] {
    // the east end of the sweep is open
    for (const { gap } of this.#before) join(gap, this.#outside);
    const outside = findRoot(this.#outside);
    return this.#found
      .filter((gap) => gap.parent === null && gap !== outside && gap.squareKilometers > 0)
      .map(({ areas, longitude, latitude, squareKilometers }) => ({
        areas: [...areas].sort((a, b) => a - b),
        longitude,
        latitude,
        squareKilometers,
      }))
      .sort((a, b) => b.squareKilometers - a.squareKilometers);
  }

  #new(): Gap {
    const gap = emptyGap();
    this.#found.push(gap);
    return gap;
  }

  /** Returns the gap on the other side of a stretch; joins several to one. */
  #joined(south: number, north: number): Gap | undefined {
    let joined: Gap | undefined;
    for (const stretch of this.#before) {
      if (Math.min(north, stretch.north) <= Math.max(south, stretch.south)) continue;
      joined = joined === undefined ? findRoot(stretch.gap) : join(stretch.gap, joined);
    }
    return joined;
  }

  #touch(south: number, north: number): void {
    const found = this.#joined(south, north);
    if (found !== undefined) join(found, this.#outside);
  }
}

function emptyGap(): Gap {
  return {
    parent: null,
    areas: new Set(),
    largest: 0,
    longitude: 0,
    latitude: 0,
    squareKilometers: 0,
  };
}

function findRoot(gap: Gap): Gap {
  let root = gap;
  while (root.parent !== null) root = root.parent;
  return root;
}

/** Merges two gaps. */
function join(a: Gap, b: Gap): Gap {
  const [one, other] = [findRoot(a), findRoot(b)];
  if (one === other) return one;
  one.parent = other;
  other.squareKilometers += one.squareKilometers;
  for (const area of one.areas) other.areas.add(area);
  if (one.largest > other.largest) {
    other.largest = one.largest;
    other.longitude = one.longitude;
    other.latitude = one.latitude;
  }
  return other;
}
