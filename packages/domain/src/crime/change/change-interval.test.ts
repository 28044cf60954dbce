import { expect, test } from 'vitest';
import { computeChangeInterval, computeChangeIntervals } from './change-interval.ts';

const CHANCE = { scatter: 0, ratio: 1, freedom: 1e6 };

test('contains the reported change and is wider the more counts usually vary', () => {
  const calm = computeChangeInterval(120, 100, CHANCE);
  const restless = computeChangeInterval(120, 100, { scatter: 0, ratio: 4, freedom: 1e6 });
  const short = computeChangeInterval(120, 100, { scatter: 0, ratio: 4, freedom: 10 });
  expect(restless?.high ?? 0).toBeGreaterThan(calm?.high ?? 0);
  expect(restless?.low).toBeLessThan(calm?.low as number);
  expect(restless?.high ?? 0).toBeGreaterThan(calm?.high ?? 0);
  expect(short?.low).toBeLessThan(restless?.low as number);
});

test('is wider where months scatter, the more so the larger the counts', () => {
  const width = (count: number, scatter: number) => {
    const interval = computeChangeInterval(2 * count, count, { ...CHANCE, scatter });
    return (interval?.high as number) - (interval?.low as number);
  };
  expect(width(20, 0.01) / width(20, 0)).toBeLessThan(1.3);
  expect(width(2_000, 0.01) / width(2_000, 0)).toBeGreaterThan(3);
});

test('a doubling of 20 is between 12% and 259% more', () => {
  const interval = computeChangeInterval(40, 20, { ...CHANCE, scatter: 0.04 ** 2 });
  expect(interval?.low).toBeCloseTo(0.12, 1);
  expect(interval?.high).toBeCloseTo(2.59, 0);
});

test('is null for areas that are not comparable or have fewer than 10 reports in both periods together', () => {
  const intervals = computeChangeIntervals([40, 40, 4], [20, 20, 5], [1, 0, 1], {
    scatter: 0,
    ratios: Float64Array.of(1, 1, 1),
    freedom: Float64Array.of(60, 60, 60),
  });
  expect(intervals.map((one) => one !== null)).toEqual([true, false, false]);
});

test('has no upper bound if the earlier count is 0, and a lower bound of -1 if the later count is 0', () => {
  expect(computeChangeInterval(12, 0, CHANCE)?.high).toBeNull();
  expect(computeChangeInterval(12, 0, CHANCE)?.low).toBeGreaterThan(0);
  expect(computeChangeInterval(0, 12, CHANCE)?.low).toBe(-1);
  expect(computeChangeInterval(0, 12, CHANCE)?.high).toBeLessThan(0);
});

test('is null if both counts are 0 or the usual variation is unknown', () => {
  expect(computeChangeInterval(0, 0, CHANCE)).toBeNull();
  expect(computeChangeInterval(12, 9, { scatter: 0, ratio: 1, freedom: 0 })).toBeNull();
});
