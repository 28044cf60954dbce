import { expect, it } from 'vitest';
import { computeScaleEnd } from './interval-scale.ts';

it('ends where the furthest interval ends', () => {
  expect(computeScaleEnd([30, 50, 45, 41, 60])).toBe(60);
  expect(computeScaleEnd([30])).toBe(30);
  expect(computeScaleEnd([])).toBe(0);
});

it('is not flattened by one area that lies far out, nor by two of ten', () => {
  expect(computeScaleEnd([30, 50, 45, 41, 3000])).toBe(50);
  expect(computeScaleEnd([900, 2000, 50, 48, 47, 45, 44, 43, 41, 40])).toBe(50);
  expect(computeScaleEnd([40, 41, 900])).toBe(41);
});

it('leaves four fifths of the intervals at least two thirds of the width', () => {
  const ends = Array.from({ length: 200 }, (_, at) => 1.03 ** at);
  const end = computeScaleEnd(ends);
  expect(ends.filter((one) => one > end).length).toBeLessThanOrEqual(40);
  expect(end).toBeLessThanOrEqual(1.5 * (ends[159] as number));
});
