import { expect, test } from 'vitest';
import { findNeighbors } from './find-neighbors.ts';
import type { PolygonRings, Position } from './geometry/ring.ts';
import { createPointIndex } from './point-index/point-index.ts';
import { squareRing } from './testing/test-files.ts';

function neighborsOf(...outlines: PolygonRings[]): number[][] {
  const areas = outlines.map((rings, i) => ({ id: i + 1, coordinates: [rings] }));
  const found = findNeighbors(areas, createPointIndex(areas).toTransferable());
  return areas.map(({ id }) => [...(found.get(id) ?? [])]);
}

const square = (corner: Position, size?: number) => [squareRing(corner, size)];

test('areas that share an edge are neighbors, the longest edge first', () => {
  // a small one on top of the first, a large one to its right
  expect(neighborsOf(square([0, 34]), square([0, 34.1], 0.02), square([0.1, 34], 0.1))).toEqual([
    [3, 2],
    [1],
    [1],
  ]);
});

test('areas that meet in a corner only are not', () => {
  expect(neighborsOf(square([0, 34]), square([0.1, 34.1]))).toEqual([[], []]);
});

test('areas whose common border differs slightly, by a gap or an overlap, are still neighbors', () => {
  const sliver = 0.0003; // some 30 m
  expect(neighborsOf(square([0, 34]), square([0.1 + sliver, 34]))).toEqual([[2], [1]]);
  const overlap = -sliver;
  expect(neighborsOf(square([0, 34]), square([0.1 + overlap, 34]))).toEqual([[2], [1]]);
  expect(neighborsOf(square([0, 34]), square([0.105, 34]))).toEqual([[], []]);
});

test('an area within another has it for a neighbor', () => {
  const hole = squareRing([0.04, 34.04], 0.02);
  expect(neighborsOf([squareRing([0, 34]), hole.toReversed()], [hole])).toEqual([[2], [1]]);
});
