import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipLine, clipRing, type Point } from './clip.ts';

const WINDOW = { left: 0, top: 0, right: 10, bottom: 10 };
const isInWindow = ([x, y]: Point) => x >= -1e-6 && x <= 10 + 1e-6 && y >= -1e-6 && y <= 10 + 1e-6;

test('a ring larger than the window becomes the window', () => {
  const ring: Point[] = [
    [-5, -5],
    [15, -5],
    [15, 15],
    [-5, 15],
  ];
  expect(clipRing(ring, WINDOW).toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [0, 0],
    [0, 10],
    [10, 0],
    [10, 10],
  ]);
});

test('a ring outside the window is dropped, and a ring inside it is unchanged', () => {
  const outside: Point[] = [
    [20, 20],
    [30, 20],
    [30, 30],
  ];
  const inside: Point[] = [
    [1, 1],
    [2, 1],
    [2, 2],
  ];
  expect(clipRing(outside, WINDOW)).toEqual([]);
  expect(clipRing(inside, WINDOW)).toEqual(inside);
});

test('a line that leaves and reenters the window is split in two', () => {
  const line: Point[] = [
    [5, 5],
    [5, 20],
    [8, 20],
    [8, 5],
  ];
  expect(clipLine(line, WINDOW)).toEqual([
    [
      [5, 5],
      [5, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
});

test('clipped shapes lie within the window and retain all corners inside it', () => {
  const position = fc.integer({ min: -30, max: 40 });
  const points = fc.array(fc.tuple(position, position), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(points, (given) => {
      const clipped = clipRing(given, WINDOW);
      expect(clipped.every(isInWindow)).toBe(true);
      expect(clipLine(given, WINDOW).flat().every(isInWindow)).toBe(true);
      for (const point of given)
        if (point[0] > 0 && point[0] < 10 && point[1] > 0 && point[1] < 10)
          expect(clipped).toContainEqual(point);
    }),
  );
});
