import { expect, test } from 'vitest';
import { toYearMonth } from '../../time/index.ts';
import { computeChangeInterval } from './change-interval.ts';
import { classifyChanges, twoSidedPValue } from './classify-changes.ts';
import { NO_SEASONALITY } from './estimate-seasonality.ts';

const october = toYearMonth(2026, 10);
const CHANCE = { ratio: 1, freedom: 1e6 };

test('contains the change that is told, and is the wider the more counts usually vary', () => {
  const calm = computeChangeInterval(120, 100, CHANCE);
  const restless = computeChangeInterval(120, 100, { ratio: 4, freedom: 1e6 });
  const short = computeChangeInterval(120, 100, { ratio: 4, freedom: 10 });
  expect([calm?.low.toFixed(2), calm?.high.toFixed(2)]).toEqual(['-0.09', '0.58']);
  expect(restless?.low).toBeLessThan(calm?.low as number);
  expect(restless?.high).toBeGreaterThan(calm?.high as number);
  expect(short?.low).toBeLessThan(restless?.low as number);
});

test('leaves out “no change” exactly where the change would pass by itself at 5%', () => {
  const seen = new Set<boolean>();
  for (const ratio of [1, 2.5]) {
    for (const freedom of [8, 40]) {
      for (let count = 0; count <= 60; count++) {
        const { evidence, intervals } = classifyChanges({
          counts: [count],
          before: [20],
          period: { from: october, to: october },
          // Of equally many days.
          periodBefore: { from: toYearMonth(2025, 10), to: toYearMonth(2025, 10) },
          comparable: [1],
          season: NO_SEASONALITY,
          dispersion: { ratios: Float64Array.of(ratio), freedom: Float64Array.of(freedom) },
        });
        const interval = intervals[0];
        const containsZero = interval != null && interval.low <= 0 && interval.high >= 0;
        expect([count, containsZero]).toEqual([
          count,
          twoSidedPValue(evidence[0] as number) >= 0.05,
        ]);
        seen.add(containsZero);
      }
    }
  }
  expect(seen.size).toBe(2);
});

test('has no upper end where nothing was there before, and ends at -1 where nothing is left', () => {
  expect(computeChangeInterval(12, 0, CHANCE)?.high).toBe(Number.POSITIVE_INFINITY);
  expect(computeChangeInterval(12, 0, CHANCE)?.low).toBeGreaterThan(0);
  expect(computeChangeInterval(0, 12, CHANCE)?.low).toBe(-1);
  expect(computeChangeInterval(0, 12, CHANCE)?.high).toBeLessThan(0);
});

test('is none where nothing was counted or nothing is known of how counts vary', () => {
  expect(computeChangeInterval(0, 0, CHANCE)).toBeNull();
  expect(computeChangeInterval(12, 9, { ratio: 1, freedom: 0 })).toBeNull();
});
