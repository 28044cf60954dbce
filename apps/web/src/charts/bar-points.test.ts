import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { toCountBars, toRateBars } from './bar-points.ts';
import type { MonthPoint } from './month-series.ts';

const point = (given: Partial<MonthPoint>): MonthPoint => ({
  month: toYearMonth(2026, 10),
  count: 40,
  complete: true,
  provisional: false,
  before: 20,
  ...given,
});

test('counts are charted unchanged, rates per 100,000 residents', () => {
  expect(toCountBars([point({})])).toMatchObject([{ value: 40, before: 20, state: 'whole' }]);
  expect(toRateBars([point({})], 20_000)).toMatchObject([
    { value: 200, before: 100, state: 'whole' },
  ]);
});

test('months with fewer than 10 reports have no rate (formerly 45 for 9 reports), also in the previous year', () => {
  const few = point({ count: 9, before: 9 });
  expect(toRateBars([few], 20_000)).toMatchObject([{ value: 0, before: null, state: 'few' }]);
  expect(toCountBars([few])).toMatchObject([{ value: 9, before: 9, state: 'whole' }]);
});

test('an incomplete month is incomplete in either measure', () => {
  const missing = point({ complete: false, count: 3 });
  expect(toRateBars([missing], 20_000)[0]?.state).toBe('incomplete');
  expect(toCountBars([missing])[0]?.state).toBe('incomplete');
});
