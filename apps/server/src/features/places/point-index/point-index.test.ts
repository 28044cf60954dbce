import fc from 'fast-check';
import pointInPolygon from 'point-in-polygon-hao';
import { describe, expect, test } from 'vitest';
import { createPointIndex, openTransferredPointIndex } from './point-index.ts';
import type { IndexedArea } from './point-index-data.ts';

type Position = [number, number];

/** Tests every edge of every area: the slow reference. */
function bruteForce(areas: readonly IndexedArea[], point: Position): number {
  const first = areas.find(({ coordinates }) =>
    coordinates.some((polygon) => pointInPolygon(point, polygon as Position[][]) !== false),
  );
  return first?.id ?? 0;
}

/** Vertices, edge midpoints and points on a small lattice, where ties occur. */
function telltalePoints(areas: readonly IndexedArea[]): Position[] {
  const points: Position[] = [];
  for (const { coordinates } of areas)
    for (const ring of coordinates.flat())
      for (const [i, [x, y]] of (ring as Position[]).entries()) {
        const [nextX, nextY] = (ring[i + 1] ?? ring[0]) as Position;
        points.push([x, y], [(x + nextX) / 2, (y + nextY) / 2], [x, nextY]);
      }
  for (let x = -1; x <= 9; x += 0.5) for (let y = -1; y <= 9; y += 0.5) points.push([x, y]);
  return points;
}

function expectSameAsBruteForce(areas: readonly IndexedArea[], points: readonly Position[]) {
  const index = createPointIndex(areas);
  for (const point of points)
    expect([...point, index.locate(...point)]).toEqual([...point, bruteForce(areas, point)]);
}

const onLattice = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }));
/** 24 binary places, so that differences are exact: the reference subtracts before it compares. */
const dyadic = (value: number) => Math.round(value * 2 ** 24) / 2 ** 24;
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map(dyadic);
const anywhere = fc.tuple(between(0, 8), between(0, 8));

/** A ring around a center that does not cross itself, with a given number of corners. */
const star = fc
  .tuple(
    fc.tuple(between(2, 6), between(2, 6)),
    fc.array(between(0.3, 1), { minLength: 3, maxLength: 60 }),
    between(0.2, 4),
  )
  .map(([[x, y], radii, size]) =>
    radii.map((radius, i): Position => {
      const angle = (2 * Math.PI * i) / radii.length;
      const reach = size * radius;
      return [dyadic(x + reach * Math.cos(angle)), dyadic(y + reach * Math.sin(angle))];
    }),
  );

function withHole(ring: Position[]): Position[][] {
  const x = ring.reduce((sum, p) => sum + p[0], 0) / ring.length;
  const y = ring.reduce((sum, p) => sum + p[1], 0) / ring.length;
  const hole = ring
    .map((p): Position => [dyadic((p[0] + x) / 2), dyadic((p[1] + y) / 2)])
    .reverse();
  return [close(ring), close(hole)];
}

function close(ring: Position[]): Position[] {
  return [...ring, ring[0] as Position];
}

function numbered(areas: number[][][][][]): IndexedArea[] {
  return areas.map((coordinates, i) => ({ id: i + 1, coordinates }));
}

const square = (x: number, y: number, size = 1): Position[][] => [
  close([
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]),
];

describe('the point index', () => {
  test('assigns a point on a shared edge or corner to the first listed area, not to the one with the lowest id', () => {
    for (const [west, east, north] of [
      [7, 3, 5],
      [1, 2, 3],
    ] as const) {
      const areas = [
        { id: east, coordinates: [square(1, 0)] },
        { id: north, coordinates: [square(0, 1), square(1, 1)] },
        { id: west, coordinates: [square(0, 0)] },
      ];
      const { locate } = createPointIndex(areas);
      expect(locate(0.5, 0.5)).toBe(west);
      expect(locate(1, 0.5)).toBe(east);
      expect(locate(0.5, 1)).toBe(north);
      expect(locate(1, 1)).toBe(east);
      expect(locate(2, 2)).toBe(north);
      expect(locate(2.0000001, 2)).toBe(0);
      expect(createPointIndex(areas.toReversed()).locate(1, 1)).toBe(west);
    }
  });

  test('includes the edge of a hole in the area and excludes its interior', () => {
    const [outline] = square(0, 0, 8);
    const [hole] = square(2, 2, 3);
    const { locate } = createPointIndex([
      { id: 1, coordinates: [[outline as Position[], hole as Position[]]] },
    ]);
    expect([locate(3, 3), locate(2, 3), locate(1, 1), locate(5, 5)]).toEqual([0, 1, 1, 1]);
  });

  test('finds no area when there are none or when a coordinate is not finite', () => {
    expect(createPointIndex([]).locate(0, 0)).toBe(0);
    const { locate } = createPointIndex(numbered([[square(0, 0)]]));
    expect([locate(Number.NaN, 0), locate(0, Number.POSITIVE_INFINITY), locate(-118, 34)]).toEqual([
      0, 0, 0,
    ]);
  });

  test('locates a point closer to an edge than differences of doubles can resolve', () => {
    // exact fractions: the edge's line misses the point by 5.5e-18
    const ring: Position[] = [
      [-0.197372, 0.217589],
      [1, 0],
      [1, 1.224145],
      [0.202292, 1],
    ];
    const point: Position = [0.002460000000000004, 0.6087945];
    expect(pointInPolygon(point, [close(ring)])).toBe(0);
    expect(createPointIndex(numbered([[[close(ring)]]])).locate(...point)).toBe(0);
  });

  test('answers in another thread from the same memory', () => {
    const index = createPointIndex(numbered([[square(0, 0)], [square(1, 0)]]));
    const described = structuredClone(index.toTransferable());
    expect(described.cells.buffer).toBeInstanceOf(SharedArrayBuffer);
    const again = openTransferredPointIndex(described);
    expect([again.locate(0.2, 0.2), again.locate(1.2, 0.2), again.locate(3, 3)]).toEqual([1, 2, 0]);
  });

  test('agrees with brute force on polygons of any shape, with holes, overlaps and gaps', () => {
    const shapes = fc.array(fc.tuple(star, fc.boolean()), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        shapes,
        fc.array(anywhere, { minLength: 200, maxLength: 200 }),
        (rings, points) => {
          const areas = numbered(
            rings.map(([ring, hollow]) => [hollow ? withHole(ring) : [close(ring)]]),
          );
          expectSameAsBruteForce(areas, [...points, ...telltalePoints(areas)]);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  test('agrees with brute force where corners, edges and points all lie on a lattice', () => {
    const rings = fc.array(fc.array(onLattice, { minLength: 3, maxLength: 12 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(rings, (corners) => {
        // includes rings that cross themselves and run back on themselves
        const areas = numbered(corners.map((ring) => [[close(ring)]]));
        expectSameAsBruteForce(areas, telltalePoints(areas));
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  test('agrees with brute force on cells of one mesh whose jittered edges are shared', () => {
    const jitter = fc.array(between(-0.45, 0.45), { minLength: 162, maxLength: 162 });
    fc.assert(
      fc.property(jitter, (moves) => {
        const corner = (x: number, y: number): Position => [
          x + (moves[2 * (9 * y + x)] as number),
          y + (moves[2 * (9 * y + x) + 1] as number),
        ];
        const areas: number[][][][][] = [];
        for (let x = 0; x < 8; x++)
          for (let y = 0; y < 8; y++)
            areas.push([
              [close([corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)])],
            ]);
        expectSameAsBruteForce(numbered(areas), telltalePoints(numbered(areas)));
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
