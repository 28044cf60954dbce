import type { MonthlyTrend } from '@townlight/contract/crime';
import { toYearMonth } from '@townlight/domain/time';
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

test('a crime that only some departments record is drawn and marked as partial', () => {
  // regression: 208 traffic offenses of the Sheriff were striped as incomplete in every month
  expect(buildCountySeries([month({ recorded: false, complete: false })], [])).toMatchObject([
    { count: 208, complete: true, isPartial: true },
  ]);
});

test('a zero count of a crime that only some departments record is incomplete', () => {
  expect(buildCountySeries([month({ crime_count: 0, recorded: false })], [])).toMatchObject([
    { count: 0, complete: false, isPartial: true },
  ]);
});

test('a zero count of a crime that all departments record is complete', () => {
  expect(buildCountySeries([month({ crime_count: 0 })], [])).toMatchObject([
    { count: 0, complete: true, isPartial: false },
  ]);
});

test('the month of the headline is compared in the areas that are complete at both times', () => {
  const october = toYearMonth(2026, 10);
  const trends = [month({ year: 2025, crime_count: 230 }), month({})];
  const before = (now: number) =>
    buildCountySeries(trends, [], undefined, { month: october, now, before: 190 }).at(-1)?.before;
  // regression: the sentence had 190 a year before, the chart 230
  expect(before(208)).toBe(190);
  expect(before(200)).toBeNull();
  expect(buildCountySeries(trends, []).at(-1)?.before).toBe(230);
});
