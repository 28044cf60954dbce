import { yearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { reportSeries } from '../figures/report-series.ts';
import { makeTrends } from '../testing/make-area.ts';
import { countySeries } from '../type/county-series.ts';
import { monthCsv } from './month-csv.ts';

const october = yearMonth(2026, 10);

test('the file of a county month says that not all of it is on record, which the chart draws', () => {
  const trends = makeTrends(october, [120, 130]).map((trend) => ({ ...trend, complete: false }));
  const points = countySeries(trends, []);
  expect(points.every(({ complete }) => complete)).toBe(true);
  // formerly “complete” in 380 of 380 months
  expect(monthCsv(points, null)).toEqual([
    ['month', 'crimes', 'crimes_year_before', 'state'],
    ['2026-09', 120, null, 'incomplete'],
    ['2026-10', 130, null, 'incomplete'],
  ]);
});

test('the file of an area gives no rate of a month that is incomplete or has too few reports', () => {
  const trends = makeTrends(october, [9, 50, 60, 70]).map((trend, at) =>
    at === 2 ? { ...trend, complete: false } : trend,
  );
  expect(monthCsv(reportSeries(trends, []), 10_000).slice(1)).toEqual([
    ['2026-07', 9, null, 10_000, null, 'complete'],
    ['2026-08', 50, null, 10_000, 500, 'complete'],
    ['2026-09', 60, null, 10_000, null, 'incomplete'],
    ['2026-10', 70, null, 10_000, 700, 'provisional'],
  ]);
});
