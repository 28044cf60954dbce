import { expect, test } from 'vitest';
import { toYearMonth } from '../../time/index.ts';
import { chooseLongerMonths, periodEndingWith } from './longer-period.ts';

test.each([
  [500, null],
  [20, null],
  [19.9, 3],
  [6.7, 3],
  [6.6, 12],
  [0.4, 12],
  [null, null],
])('a month with %s expected reports is preceded by %s months', (expected, months) => {
  expect(chooseLongerMonths(expected)).toBe(months);
});

test('the longer months end with the month', () => {
  const october = toYearMonth(2026, 10);
  expect(periodEndingWith(october, 3)).toEqual({ from: toYearMonth(2026, 8), to: october });
  expect(periodEndingWith(october, 12)).toEqual({ from: toYearMonth(2025, 11), to: october });
});
