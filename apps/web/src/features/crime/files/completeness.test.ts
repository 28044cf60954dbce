import type { CrimeStatus } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { type MonthRange, toYearMonth } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import type { AreaPolicing, PolicingByArea } from '../api/area-policing.ts';
import { buildCompareLines } from '../compare/chart/compare-lines.ts';
import { buildCompareRows } from '../compare/compare-rows.ts';
import { buildCrimeTypeRows } from '../neighborhood/kind-rows.ts';
import { buildReportSeries } from '../report/report-series.ts';
import {
  makeAreaCrimes,
  makeIncompleteArea,
  makeTrajectory,
  makeTrends,
} from '../testing/make-area.ts';
import { buildAreaRankingRows } from '../type/area-ranking-rows.ts';
import { toAreaRankingCsv } from './area-ranking-csv.ts';
import { toAreaRowsCsv } from './area-rows-csv.ts';
import { toCompareLinesCsv, toCompareRowsCsv } from './compare-csv.ts';
import { toCompletenessCells } from './completeness.ts';
import { toCrimeTypesCsv } from './kinds-csv.ts';
import { toMonthCsv } from './month-csv.ts';

const LAPD = 'Los Angeles Police Department';
const DOWNEY = 'Downey Police Department';
const october = toYearMonth(2026, 10);
const range: MonthRange = { from: october, to: october };

const source = (name: string, through: string, provisional_from: string | null) => ({
  ...{ agency: name, name, short_name: name, first_month: '2023-10', through, missing: [] },
  ...{ released_at: null, provisional_from, change_over: null },
});
const status: CrimeStatus = {
  sample: true,
  first_month: '2023-10',
  data_through: '2026-10',
  provisional_from: '2026-10',
  released_at: null,
  sources: [source(LAPD, '2026-10', '2026-10'), source(DOWNEY, '2026-05', null)],
  outside_all_crime: [],
  counted_singly: [],
  areas: { neighborhoods: 272, zipcodes: 297, tracts: 2343 },
};
const venice = { agencies: [LAPD], breaks: [] };
const downey = {
  agencies: [DOWNEY],
  breaks: [toYearMonth(2026, 9)],
  partialCoverage: { share: 0.8, of: 'residents' as const },
};
const police: PolicingByArea = new Map<string, AreaPolicing>([
  ['venice', venice],
  ['downey', downey],
]);

/** Returns rows as objects by column name. */
function records(rows: readonly (readonly CsvCell[])[]) {
  const [head = [], ...body] = rows;
  for (const row of body) expect(row).toHaveLength(head.length);
  return body.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
}

const MISSING = {
  completeness: 'incomplete',
  departments_missing: DOWNEY,
  policed_share: 0.8,
  policed_share_of: 'residents',
};

describe('completeness columns of a downloaded file', () => {
  const completeCount = { recorded: true, complete: true };
  const gaps = { recorded: true, complete: false };

  test('provisional where a department of the area still revises the month, not where another does', () => {
    expect(toCompletenessCells(completeCount, range, { status, police: venice }).completeness).toBe(
      'provisional',
    );
    expect(toCompletenessCells(completeCount, range, { status, police: downey }).completeness).toBe(
      'complete',
    );
  });

  test('completeness is empty until the area’s departments and their status are loaded', () => {
    for (const known of [
      { status, police: undefined },
      { status: undefined, police: venice },
    ])
      expect(toCompletenessCells(completeCount, range, known).completeness).toBeNull();
    // the server's own flag for the month is enough
    const settledCount = { ...completeCount, provisional: false };
    expect(
      toCompletenessCells(settledCount, range, { status, police: undefined }).completeness,
    ).toBe('complete');
  });

  test('the departments whose records do not reach the end, and how much of the area they police', () => {
    expect(toCompletenessCells(gaps, range, { status, police: downey })).toEqual(MISSING);
  });

  test('a period that begins before the first record', () => {
    const long = { from: toYearMonth(2023, 1), to: october };
    expect(toCompletenessCells(gaps, long, { status, police: venice }).completeness).toBe(
      'before-first-record',
    );
  });

  test('a crime type that the police do not record is marked not-recorded rather than incomplete', () => {
    const none = { recorded: false, complete: true };
    expect(toCompletenessCells(none, range, { status, police: downey })).toMatchObject({
      completeness: 'not-recorded',
      departments_missing: null,
    });
  });
});

describe('every crime download matches its page', () => {
  test('the table of the map, by rate and by trend', () => {
    const shown = [
      ['id', 'reports'],
      ['downey', 7],
      ['venice', 200],
    ];
    const crimes = [
      makeIncompleteArea({ id: 'downey', total_crime_count: 7 }),
      makeAreaCrimes({ id: 'venice', population: 0, outlier: true, ranking: null }),
    ];
    const byId = new Map(crimes.map((area) => [area.id, area]));
    const constantColumns = { figure: 'rate' };
    expect(
      records(toAreaRowsCsv(shown, constantColumns, byId, { range, status, police })),
    ).toMatchObject([
      { figure: 'rate', id: 'downey', reason: 'incomplete', ...MISSING },
      { id: 'venice', reason: 'no-residents', completeness: 'provisional', policed_share: null },
    ]);
    const trends = [
      makeTrajectory('downey', 7, 90, { complete: false }),
      makeTrajectory('venice', 200, 100, { crosses_break: true }),
    ];
    const trendById = new Map(trends.map((area) => [area.id, area]));
    expect(
      records(toAreaRowsCsv(shown, constantColumns, trendById, { range, status, police })),
    ).toMatchObject([
      { reason: 'incomplete', ...MISSING },
      {
        ...{ reason: 'break', completeness: 'provisional' },
        ...{ change: 'up', expected: 100, usual_low: 72, usual_high: 128 },
      },
    ]);
  });

  test('the crime types of a neighborhood', () => {
    const area = makeIncompleteArea({
      id: 'downey',
      big_bundles: [
        {
          name: 'All',
          total_crime_count: 50,
          small_bundles: [{ name: 'Burglary', total_crime_count: 50, nicknames: [] }],
        },
      ],
    });
    const rows = buildCrimeTypeRows(toTrackerPeriod('monthly', october), {
      ...{ now: area, changes: null, justBefore: null, changesJustBefore: null, breaks: [] },
    });
    const of = { area, name: 'Downey', range };
    expect(records(toCrimeTypesCsv(rows, of, { status, police: downey }))).toMatchObject([
      { id: 'downey', name: 'Downey', crime_type: 'Burglary', reports: 50, residents: 10_000 },
    ]);
    expect(records(toCrimeTypesCsv(rows, of, { status, police: downey }))).toMatchObject([
      { rate_per_100000_residents: null, reason: 'incomplete', ...MISSING },
    ]);
  });

  test('the areas of a crime, without ranks that the page withholds', () => {
    const rows = buildAreaRankingRows(toTrackerPeriod('monthly', october), {
      now: [
        makeAreaCrimes({ id: 'venice', total_crime_count: 9 }),
        makeIncompleteArea({ id: 'downey', total_crime_count: 50 }),
      ],
      ...{ yearBefore: [], justBefore: [], changesJustBefore: [], names: new Map() },
      breaks: new Map(),
    });
    const of = { crime: 'Burglary', range };
    expect(records(toAreaRankingCsv(rows, of, status, police))).toMatchObject([
      { crime_type: 'Burglary', id: 'venice', rank: null, reason: 'too-few' },
      { crime_type: 'Burglary', id: 'downey', reports: 50, reason: 'incomplete', ...MISSING },
    ]);
  });

  test('the months of an area, with missing values empty rather than zero', () => {
    const trends = makeTrends(october, [120, 40, 0]).map((trend, at) =>
      at === 0 ? trend : { ...trend, complete: false, provisional: false },
    );
    const of = {
      counted: { id: 'downey', name: 'Downey', crimes_counted: 'Burglary' },
      police: downey,
      breaks: downey.breaks,
    };
    expect(records(toMonthCsv(buildReportSeries(trends, []), 10_000, of, status))).toMatchObject([
      { id: 'downey', crimes_counted: 'Burglary', crimes: 120, completeness: 'complete' },
      { month: '2026-09', crimes: 40, rules_changed: 'yes', ...MISSING },
      { month: '2026-10', crimes: null, rules_changed: null, ...MISSING },
    ]);
  });

  test('the comparison: its table and its months', () => {
    const compared = { crimes: 'all crime', status, police };
    const area = makeIncompleteArea({ id: 'downey', total_crime_count: 40 });
    const rows = buildCompareRows([{ area, name: 'Downey', yearBefore: null }]);
    expect(records(toCompareRowsCsv(rows, range, compared))).toMatchObject([
      { reports: 40, reliability: null, reason: 'incomplete', ...MISSING },
    ]);
    const trends = makeTrends(october, [5, 0]).map((trend, at) =>
      at === 0 ? trend : { ...trend, crime_count: null, recorded: false },
    );
    const line = { id: 'downey', name: 'Downey', residents: 10_000, outlier: false, trends };
    expect(
      records(toCompareLinesCsv(buildCompareLines([line], 'rate'), 'rate', compared)),
    ).toMatchObject([
      { crimes: 5, reason: 'too-few', rules_changed: 'yes', completeness: 'complete' },
      { crimes: null, reason: 'not-recorded', completeness: 'not-recorded' },
    ]);
  });
});
