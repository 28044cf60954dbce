import { expect, test } from 'vitest';
import { type CaseTotal, mergeCaseTotals } from './case-total.ts';
import { rankByInfectionRate } from './infection-rate.ts';
import { computeTrailingMean, countNewCases } from './new-cases.ts';
import { toPlaceKey } from './reporting-area.ts';
import { sumCaseSeries } from './sum-case-series.ts';

const FEW = { min: 1, max: 4 };
const add = (...areas: CaseTotal[][]) =>
  sumCaseSeries(areas, (days) => ({
    min: new Int32Array(days),
    max: new Int32Array(days),
    counted: new Uint8Array(days),
    lowered: new Uint8Array(days),
  }));

test('areas are added up; one joins with its first report, and its gap is a gap of the sum', () => {
  const { min, max, counted } = add([10, 11, 12, 14, 15], [null, 5, null, 6, FEW]);
  expect([...counted]).toEqual([1, 2, 2, 2, 2]);
  expect([...min]).toEqual([10, 16, -1, 20, 16]);
  expect([...max]).toEqual([10, 16, -1, 20, 19]);
});

test('new cases are the difference between two days, flagged if corrected or not computable', () => {
  const sum = add([10, 12, 11, null, 13, 13, 20], [null, null, null, null, null, 2, FEW]);
  const newCases = Array.from({ length: 7 }, (_, day) => countNewCases(sum, day));
  expect(newCases).toEqual([
    { count: null, flag: 'not-reported' },
    { count: 2, flag: null },
    { count: -1, flag: 'corrected' },
    { count: null, flag: 'not-reported' },
    { count: null, flag: 'not-reported' },
    { count: null, flag: 'first-report' },
    { count: null, flag: 'withheld' },
  ]);
});

test('a correction in one area is flagged even if increases in another area exceed it', () => {
  const sum = add([10, 8, 9], [20, 25, 25]);
  expect([1, 2].map((day) => countNewCases(sum, day))).toEqual([
    { count: 3, flag: 'corrected' },
    { count: 1, flag: null },
  ]);
});

test('the mean of seven days needs all seven', () => {
  expect(computeTrailingMean([1, 2, 3, 4, 5, 6, 7, -7, null, 1])).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    4,
    20 / 7,
    null,
    null,
  ]);
});

test('areas are ranked by cases per resident, except areas with withheld cases or few residents', () => {
  const standings = rankByInfectionRate([
    { cases: 200, residents: 2_000 },
    { cases: 900, residents: 3_000 },
    { cases: null, residents: 5_000 },
    { cases: 700, residents: 999 },
    { cases: 10, residents: null },
    { cases: 300, residents: 3_000 },
  ]);
  expect(standings.map(({ rank, unranked }) => rank ?? unranked)).toEqual([
    2,
    1,
    'withheld',
    'few-residents',
    'residents-unknown',
    2,
  ]);
  expect(standings[3]?.rate).toBeCloseTo(0.7007);
});

test('the newest total is used, but a total that was withheld once remains withheld', () => {
  expect(mergeCaseTotals(10, 12)).toBe(12);
  expect(mergeCaseTotals(FEW, 3)).toEqual(FEW);
  expect(mergeCaseTotals(3, FEW)).toEqual(FEW);
  expect(mergeCaseTotals(FEW, { min: 0, max: 2 })).toEqual({ min: 0, max: 4 });
  expect(mergeCaseTotals(7, null)).toBe(7);
});

test('names of one place have one key', () => {
  expect(toPlaceKey('La Cañada Flintridge')).toBe(toPlaceKey('La Canada-Flintridge'));
  expect(toPlaceKey('View Park/Windsor Hills')).toBe(toPlaceKey('View Park-Windsor Hills'));
  expect(toPlaceKey('Covina')).not.toBe(toPlaceKey('West Covina'));
});
