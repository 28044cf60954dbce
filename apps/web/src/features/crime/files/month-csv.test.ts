import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { getMonthState } from '../figures/month-state.ts';
import { buildReportSeries } from '../report/report-series.ts';
import { makeTrends } from '../testing/make-area.ts';
import { buildCountySeries } from '../type/county-series.ts';
import { toMonthCsv } from './month-csv.ts';

const october = toYearMonth(2026, 10);
const of = { counted: {}, police: undefined, breaks: [] };

test('the county CSV marks a partly recorded month as incomplete although the chart draws it', () => {
  const trends = makeTrends(october, [120, 130]).map((trend) => ({ ...trend, complete: false }));
  const points = buildCountySeries(trends, []);
  expect(points.every(({ complete }) => complete)).toBe(true);
  // regression: “complete” in 380 of 380 months
  expect(toMonthCsv(points, null, of, undefined).map((row) => row.slice(0, 5))).toEqual([
    ['month', 'crimes', 'crimes_year_before', 'rules_changed', 'completeness'],
    ['2026-09', 120, null, null, 'incomplete'],
    ['2026-10', 130, null, null, 'incomplete'],
  ]);
});

test('the area CSV has no rate for a month that is incomplete or has too few reports', () => {
  const trends = makeTrends(october, [9, 50, 60, 70]).map((trend, at) =>
    at === 2 ? { ...trend, complete: false } : trend,
  );
  const [, ...rows] = toMonthCsv(buildReportSeries(trends, []), 10_000, of, undefined);
  expect(rows.map((row) => row.slice(0, 7))).toEqual([
    ['2026-07', 9, null, 10_000, null, null, 'complete'],
    ['2026-08', 50, null, 10_000, 500, null, 'complete'],
    ['2026-09', 60, null, 10_000, null, null, 'incomplete'],
    ['2026-10', 70, null, 10_000, 700, null, 'provisional'],
  ]);
});

test('the area CSV marks a crime that the police do not record as not-recorded', () => {
  const trends = makeTrends(october, [0, 50]).map((trend, at) =>
    at === 0 ? { ...trend, crime_count: null, recorded: false } : trend,
  );
  const points = buildReportSeries(trends, []);
  // regression: “incomplete”
  const [, ...rows] = toMonthCsv(points, 10_000, of, undefined);
  expect(rows.map((row) => [row[0], row[1], row[6]])).toEqual([
    ['2026-09', null, 'not-recorded'],
    ['2026-10', 50, 'provisional'],
  ]);
  // and the table shows the same states
  expect(points.map(getMonthState)).toEqual(['not-recorded', 'provisional']);
});

test('the area CSV has the charted rates of the county and similar areas, with empty cells for missing rates', () => {
  const trends = makeTrends(october, [60, 70]);
  const rates = new Map([[october, 0.002725]]);
  const comparisonColumns = ['county', 'similar'].map((key) => ({
    field: `${key}_rate_per_100000_residents`,
    head: key,
    rateOf: (month: typeof october) => rates.get(month) ?? null,
  }));
  const [head, ...rows] = toMonthCsv(
    buildReportSeries(trends, []),
    10_000,
    { ...of, comparisonColumns },
    undefined,
  );
  expect(head?.slice(4, 7)).toEqual([
    'rate_per_100000_residents',
    'county_rate_per_100000_residents',
    'similar_rate_per_100000_residents',
  ]);
  expect(rows.map((row) => row.slice(4, 7))).toEqual([
    [600, null, null],
    [700, 273, 273],
  ]);
});

test('the file of an area has the usual range of each month', () => {
  const trends = makeTrends(october, [60, 70]).map((trend, at) =>
    at === 1 ? { ...trend, usual_low: 41, usual_high: 80 } : trend,
  );
  const rows = toMonthCsv(buildReportSeries(trends, []), null, of, undefined);
  expect(rows.map((row) => row.slice(2, 5))).toEqual([
    ['crimes_year_before', 'usual_low', 'usual_high'],
    [null, null, null],
    [null, 41, 80],
  ]);
});
