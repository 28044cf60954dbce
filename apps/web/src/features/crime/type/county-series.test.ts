import type { MonthlyTrend } from '@townlight/contract/crime';
import { expect, test } from 'vitest';
import { buildCountySeries } from './county-series.ts';

const month = (of: Partial<MonthlyTrend>): MonthlyTrend => ({
  month: 10,
  year: 2026,
  crime_count: 208,
  recorded: true,
  complete: true,
  provisional: false,
  usual_low: null,
  usual_high: null,
  ...of,
});

test('what only some departments record is drawn, as counted in part', () => {
  // regression: 208 traffic offenses of the Sheriff were striped as incomplete in every month
  expect(buildCountySeries([month({ recorded: false, complete: false })], [])).toMatchObject([
    { count: 208, complete: true, isPartial: true },
  ]);
});

test('none of what not all departments record is no zero', () => {
  expect(buildCountySeries([month({ crime_count: 0, recorded: false })], [])).toMatchObject([
    { count: 0, complete: false, isPartial: true },
  ]);
});

test('none of what all departments record is a zero', () => {
  expect(buildCountySeries([month({ crime_count: 0 })], [])).toMatchObject([
    { count: 0, complete: true, isPartial: false },
  ]);
});
