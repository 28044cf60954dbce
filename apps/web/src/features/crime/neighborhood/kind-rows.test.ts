import type { AreaCrimes } from '@townlight/contract/crime';
import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { toCrimeTypesCsv } from '../files/kinds-csv.ts';
import { makeAreaCrimes, makeChanges, makeIncompleteArea } from '../testing/make-area.ts';
import { buildCrimeTypeRows, countReportsWithoutType } from './kind-rows.ts';

/** No status and no police departments. */
const UNKNOWN = { status: undefined, police: undefined };

const period = toTrackerPeriod('monthly', toYearMonth(2026, 10));

/** Returns a neighborhood of 10,000 residents with these numbers of reports by crime type. */
function makeArea(counts: Record<string, number>, makeBase = makeAreaCrimes): AreaCrimes {
  const small_bundles = Object.entries(counts).map(([name, total_crime_count]) => ({
    name,
    total_crime_count,
    nicknames: [],
  }));
  return makeBase({ big_bundles: [{ name: 'All', total_crime_count: 0, small_bundles }] });
}

test('the most frequent crime comes first, and ties share a rank', () => {
  const now = makeArea({ Arson: 4, Burglary: 96, Robbery: 40, Vandalism: 40, Fraud: 0 });
  const rows = buildCrimeTypeRows(period, {
    now,
    changes: null,
    justBefore: null,
    changesJustBefore: null,
    breaks: [],
  });
  expect(rows.map((row) => [row.name, row.rank])).toEqual([
    ['Burglary', 1],
    ['Robbery', 2],
    ['Vandalism', 2],
    ['Arson', 4],
  ]);
  expect(rows.map((row) => row.reliability)).toEqual(['stable', 'stable', 'stable', 'too-few']);
});

test('a crime moving from third to first has risen two places; the crimes it passes show no movement', () => {
  const now = makeArea({ Arson: 90, Burglary: 80, Robbery: 70 });
  const justBefore = makeArea({ Arson: 10, Burglary: 80, Robbery: 70 });
  const changesJustBefore = makeChanges(
    { Arson: [90, 10], Burglary: [80, 80], Robbery: [70, 70] },
    { change_low: 3.9, change_high: 15 },
  );
  const rows = buildCrimeTypeRows(period, {
    now,
    changes: null,
    justBefore,
    changesJustBefore,
    breaks: [],
  });
  expect(rows.map((row) => row.risen)).toEqual([2, null, null]);
});

test('reports are compared with the same months a year earlier', () => {
  const now = makeArea({ Burglary: 150, Arson: 9 });
  const rows = buildCrimeTypeRows(period, {
    now,
    changes: makeChanges({ Burglary: [150, 100], Arson: [9, 0] }),
    justBefore: null,
    changesJustBefore: null,
    breaks: [],
  });
  expect(rows[0]?.change).toMatchObject({ direction: 'up', before: 100, change: 0.5 });
  // An increase from zero has no percentage.
  expect(rows[1]?.change).toMatchObject({ kind: 'clear', before: 0, change: null });
});

test('incomplete months are not compared', () => {
  const counts = { Burglary: 150 };
  const [row] = buildCrimeTypeRows(period, {
    now: makeArea(counts, makeIncompleteArea),
    changes: makeChanges({ Burglary: [150, 150] }, { complete: false }),
    justBefore: makeArea(counts),
    changesJustBefore: makeChanges({ Burglary: [150, 150] }),
    breaks: [],
  });
  expect(row).toMatchObject({ risen: null, change: { kind: 'not-comparable' } });
});

test('the download rounds rate and interval as the page does', () => {
  const now = makeArea({ Burglary: 10 });
  const rows = buildCrimeTypeRows(period, {
    now,
    changes: makeChanges({ Burglary: [10, 10] }),
    justBefore: null,
    changesJustBefore: null,
    breaks: [],
  });
  const [, row] = toCrimeTypesCsv(
    rows,
    { area: now, name: 'Hollywood', range: period.range },
    UNKNOWN,
  );
  expect(row).toEqual([
    ...['2026-10', '2026-10', 'hollywood', 'Hollywood', 'Burglary'],
    ...[10, 10_000, 100, 48, 184, 'unstable', null],
    ...[1, null, 10, 'no-clear-change'],
    // no interval of the change; the usual counts
    ...[null, null, 10, 2, 18],
    // its police departments are unknown, so it is unknown whether the month is still revised
    ...[null, null, null, null],
  ]);
});

test('the download, like the page, has neither rate nor interval for 9 reports', () => {
  // regression: 90.00
  const now = makeArea({ Burglary: 9 });
  const rows = buildCrimeTypeRows(period, {
    now,
    changes: null,
    justBefore: null,
    changesJustBefore: null,
    breaks: [],
  });
  const [, row] = toCrimeTypesCsv(
    rows,
    { area: now, name: 'Hollywood', range: period.range },
    UNKNOWN,
  );
  expect(row?.slice(5, 12)).toEqual([9, 10_000, null, null, null, 'too-few', 'too-few']);
});

const small = (name: string, counts: Record<string, number>, total: number | null = 0) => ({
  ...{ name, total_crime_count: total },
  nicknames: Object.entries(counts).map(([crime_type, crime_count]) => ({
    ...{ crime_type, crime_count },
  })),
});
const theft = small('Theft', { Shoplifting: 4, Pickpocketing: 3 });
const big_bundles = [
  { name: 'Property', total_crime_count: 7, small_bundles: [theft] },
  // a crime type in two categories is counted once, and one that not every agency records has its reports
  { name: 'All', total_crime_count: 7, small_bundles: [theft, small('Arson', { Arson: 1 }, null)] },
];

test('reports in no crime type are those that the list of crime types lacks', () => {
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: 8, big_bundles }))).toBe(0);
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: 49, big_bundles }))).toBe(41);
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: 5, big_bundles: [] }))).toBe(
    5,
  );
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: null }))).toBe(0);
});
