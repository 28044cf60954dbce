import { longitudeDegreeScale } from '@townlight/domain/places';
import { createPointIndex } from '../point-index/point-index.ts';
import { computeBox, type PolygonRings, signedArea } from './ring.ts';

export type TiledArea = { name: string; coordinates: PolygonRings[] };

export type SampledTilingFaults = {
  /** Pairs of areas that share more than half a percent of the smaller one. */
  overlaps: { names: [string, string]; share: number; squareKilometers: number }[];
  /** Points between areas that belong to none, largest gap first. */
  gaps: { longitude: number; latitude: number; squareKilometers: number }[];
};

const PROBES_PER_SIDE = 40;
const OVERLAP_SHARE = 0.005;
const GAP_CELLS_PER_SIDE = 700;
const KILOMETERS_PER_DEGREE = 111.2;

/** Finds overlaps and gaps by sampling a lattice of points; smaller ones are missed. */
export function sampleTilingFaults(areas: readonly TiledArea[]): SampledTilingFaults {
  if (areas.length === 0) return { overlaps: [], gaps: [] };
  const numbered = areas.map(({ coordinates }, i) => ({ id: i + 1, coordinates }));
  const lowest = createPointIndex(numbered);
  // in reverse order: where two areas overlap, this index returns the other one
  const highest = createPointIndex(numbered.toReversed());
  return {
    overlaps: findOverlaps(areas, lowest.locate, highest.locate),
    gaps: findGaps(areas, lowest.locate),
  };
}

type Locate = (longitude: number, latitude: number) => number;

function findOverlaps(
  areas: readonly TiledArea[],
  lowest: Locate,
  highest: Locate,
): SampledTilingFaults['overlaps'] {
  const shares = new Map<string, SampledTilingFaults['overlaps'][number]>();
  for (const [i, { coordinates }] of areas.entries()) {
    const id = i + 1;
    const shared = new Map<number, number>();
    let inside = 0;
    for (const [x, y] of generateLattice(coordinates, PROBES_PER_SIDE)) {
      const low = lowest(x, y);
      const high = highest(x, y);
      if (low !== id && high !== id) continue;
      inside++;
      const other = low === id ? high : low;
      if (other !== id) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    for (const [other, points] of shared) {
      const share = points / inside;
      if (share <= OVERLAP_SHARE) continue;
      const names = [id, other].sort((a, b) => a - b).map((n) => areas[n - 1]?.name ?? '');
      const key = names.join('\n');
      if ((shares.get(key)?.share ?? 0) < share)
        shares.set(key, {
          names: names as [string, string],
          share,
          squareKilometers: share * approximateSquareKilometers(coordinates),
        });
    }
  }
  return [...shares.values()].sort((a, b) => b.share - a.share);
}

/** Approximates the area of polygons without their holes, at their middle latitude. */
export function approximateSquareKilometers(polygons: readonly PolygonRings[]): number {
  const [, south, , north] = computeBox(polygons);
  const shrink = longitudeDegreeScale((south + north) / 2);
  let twice = 0;
  for (const rings of polygons)
    for (const [i, ring] of rings.entries())
      twice += (i === 0 ? 1 : -1) * Math.abs(signedArea(ring));
  return (twice / 2) * shrink * KILOMETERS_PER_DEGREE ** 2;
}

/** Yields a lattice of points over the bounding box of the polygons, inside or not. */
export function* generateLattice(
  polygons: readonly PolygonRings[],
  perSide: number,
): Generator<[number, number]> {
  const [west, south, east, north] = computeBox(polygons);
  for (let row = 0; row < perSide; row++)
    for (let column = 0; column < perSide; column++)
      yield [
        west + ((column + 0.5) / perSide) * (east - west),
        south + ((row + 0.5) / perSide) * (north - south),
      ];
}

function findGaps(areas: readonly TiledArea[], locate: Locate): SampledTilingFaults['gaps'] {
  const [west, south, east, north] = computeBox(areas.flatMap(({ coordinates }) => coordinates));
  const size = GAP_CELLS_PER_SIDE;
  const width = (east - west) / size;
  const height = (north - south) / size;
  const x = (cell: number) => west + ((cell % size) + 0.5) * width;
  const y = (cell: number) => south + (Math.floor(cell / size) + 0.5) * height;
  /** Cells that belong to an area or are already visited. */
  const done = new Uint8Array(size * size);
  for (let cell = 0; cell < done.length; cell++) done[cell] = locate(x(cell), y(cell)) > 0 ? 1 : 0;

  const flood = (start: number): number[] => {
    const cells = [start];
    done[start] = 1;
    for (const cell of cells) {
      const column = cell % size;
      for (const near of [
        column > 0 ? cell - 1 : -1,
        column < size - 1 ? cell + 1 : -1,
        cell - size,
        cell + size,
      ])
        if (done[near] === 0) {
          done[near] = 1;
          cells.push(near);
        }
    }
    return cells;
  };
  // cells reached from the border are outside of the county
  for (let i = 0; i < size; i++)
    for (const cell of [i, size * (size - 1) + i, size * i, size * i + size - 1])
      if (done[cell] === 0) flood(cell);

  const gaps: SampledTilingFaults['gaps'] = [];
  for (let cell = 0; cell < done.length; cell++) {
    if (done[cell] !== 0) continue;
    const cells = flood(cell);
    const middle = cells[cells.length >> 1] as number;
    const shrink = longitudeDegreeScale(y(middle));
    gaps.push({
      longitude: x(middle),
      latitude: y(middle),
      squareKilometers: cells.length * width * shrink * height * KILOMETERS_PER_DEGREE ** 2,
    });
  }
  return gaps.sort((a, b) => b.squareKilometers - a.squareKilometers);
}
