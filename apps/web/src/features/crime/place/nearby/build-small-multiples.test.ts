import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { makeAreaCrimes } from '../../testing/make-area.ts';
import { buildSmallMultiples } from './build-small-multiples.ts';

const areas = [
  makeAreaCrimes({ id: 'home', population: 1_000 }),
  makeAreaCrimes({ id: 'near', population: 2_000 }),
  makeAreaCrimes({ id: 'few', population: 500 }),
];
const rows = [
  { id: 'near', name: 'Near', rate: 0.02, level: 4, standing: 'higher' },
  { id: 'home', name: 'Home', rate: 0.01, level: 2, standing: null },
  { id: 'few', name: 'Few', rate: null, level: null, standing: null },
] as const;
const county = (month: number, rate: number | null) => ({
  ...{ year: 2026, month, rate, crime_count: 0, population: 0, counted: 0, provisional: false },
});
const given = {
  ...{ home: 'home', rows, county: 0.015, areas },
  counts: new Map([
    ['home', [10, null, 20]],
    ['near', [30, 60, 90]],
    ['few', [1, 0, 5]],
  ]),
  countyMonths: [county(7, 0.5), county(8, 0.001), county(9, null), county(10, 0.002)],
  months: { from: toYearMonth(2026, 8), to: toYearMonth(2026, 10) },
};

test('the county is first, then the neighbors, each by its residents and within the months', () => {
  const { charts, home, top } = buildSmallMultiples(given);
  expect(home).toEqual([0.01, null, 0.02]);
  expect(charts).toEqual([
    { id: null, name: null, rates: [0.001, null, 0.002], rate: 0.015 },
    { id: 'near', name: 'Near', rates: [0.015, 0.03, 0.045], rate: 0.02 },
    { id: 'few', name: 'Few', rates: [], rate: null },
  ]);
  // the month before is not drawn, so it does not set the scale
  expect(top).toBe(0.045);
});

test('a county without a rate has no chart', () => {
  expect(buildSmallMultiples({ ...given, county: null }).charts.map(({ id }) => id)).toEqual([
    'near',
    'few',
  ]);
});
