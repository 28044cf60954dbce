import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitOverlayCells } from './overlay-cells.ts';
import type { PolygonRings } from './ring.ts';
import { findTilingFaults } from './tiling-faults.ts';

const box = (west: number, south: number, east: number, north: number): PolygonRings[] => [
  [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
];

/** Computes the square kilometers of shapes independently of the tested function. */
function areaWhere(
  areas: readonly PolygonRings[][],
  wanted: (inside: Uint8Array) => boolean,
): number {
  let sum = 0;
  visitOverlayCells(areas, (squareKilometers, inside) => {
    if (wanted(inside)) sum += squareKilometers;
  });
  return sum;
}

test('areas that share their borders have neither overlaps nor gaps', () => {
  const areas = [box(0, 0, 1, 1), box(1, 0, 2, 0.5), box(1, 0.5, 2, 1), box(0, 1, 2, 2)];
  expect(findTilingFaults(areas)).toEqual({ overlaps: [], gaps: [] });
});

test('a ring of areas encloses a gap, reported with the areas north and south of it; a bay or an island is no gap', () => {
  const areas = [
    box(0, 0, 3, 1),
    box(0, 2, 3, 3),
    box(0, 1, 1, 2),
    box(2, 1, 3, 2),
    // a bay to the east of the ring, closed on three sides
    box(3, 0, 5, 1),
    box(3, 2, 5, 3),
    box(7, 0, 8, 1),
  ];
  const { overlaps, gaps } = findTilingFaults(areas);
  expect(overlaps).toEqual([]);
  expect(gaps).toHaveLength(1);
  const [gap] = gaps;
  expect(gap?.areas).toEqual([0, 1]);
  expect([gap?.longitude, gap?.latitude]).toEqual([1.5, 1.5]);
  expect(gap?.squareKilometers).toBeCloseTo(
    areaWhere([box(1, 1, 2, 2)], () => true),
    6,
  );
});

test('a gap of a few meters between the points of any lattice is found, and so is an overlap', () => {
  const areas = [
    box(0, 0, 0.1, 0.3),
    box(0.100_01, 0.1, 0.2, 0.2),
    box(0.1, 0, 0.2, 0.1),
    box(0.1, 0.199_99, 0.2, 0.3),
  ];
  const { overlaps, gaps } = findTilingFaults(areas);
  expect(overlaps.map(({ areas: pair }) => pair)).toEqual([[1, 3]]);
  expect((overlaps[0]?.squareKilometers ?? 0) * 1e6).toBeCloseTo(12_306, -2);
  expect(gaps.map(({ areas: around }) => around)).toEqual([[2, 3]]);
  expect((gaps[0]?.squareKilometers ?? 0) * 1e6).toBeCloseTo(12_308, -2);
});

test('a gap that branches and rejoins around an area is reported as one gap', () => {
  const areas = [
    box(0, 0, 5, 1),
    box(0, 4, 5, 5),
    box(0, 1, 1, 4),
    box(4, 1, 5, 4),
    box(2, 2, 3, 3),
  ];
  const { gaps } = findTilingFaults(areas);
  expect(gaps.map(({ areas: around }) => around)).toEqual([[0, 1, 4]]);
  const hole = areaWhere([box(1, 1, 4, 4), box(2, 2, 3, 3)], (inside) => inside[1] === 0);
  expect(gaps[0]?.squareKilometers).toBeCloseTo(hole, 6);
});

test('for random boxes, overlaps equal pairwise intersections and gaps equal the uncovered area within a frame', () => {
  const side = fc.integer({ min: 1, max: 9 });
  const anyBox = fc
    .tuple(side, side, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .map(([x, y, w, h]) => box(x, y, Math.min(x + w, 10), Math.min(y + h, 10)));
  // enclosed on all sides: what no box covers is a gap
  const frame = [box(0, 0, 10, 1), box(0, 10, 10, 11), box(0, 1, 1, 10), box(10, 0, 11, 11)];
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 7 }), (boxes) => {
      const areas = [...frame, ...boxes];
      const { overlaps, gaps } = findTilingFaults(areas);
      for (const { areas: pair, squareKilometers } of overlaps) {
        const both = pair.map((at) => areas[at] as PolygonRings[]);
        expect(squareKilometers).toBeCloseTo(
          areaWhere(both, (inside) => inside[0] === 1 && inside[1] === 1),
          4,
        );
      }
      const left = areaWhere([box(1, 1, 10, 10), ...boxes], (inside) =>
        inside.every((flag, i) => flag === (i === 0 ? 1 : 0)),
      );
      expect(gaps.reduce((sum, { squareKilometers }) => sum + squareKilometers, 0)).toBeCloseTo(
        left,
        4,
      );
    }),
    { numRuns: 60 },
  );
});
