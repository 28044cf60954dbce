import { expect, test } from 'vitest';
import { addMonths, toYearMonth, type YearMonth } from '../../time/index.ts';
import { buildCompleteness, isComplete, NO_COMPLETE_MONTHS } from './completeness.ts';
import { findAgencyCoverage, findAreaCoverage, type SuppliedMonths } from './coverage.ts';

const FIRST = toYearMonth(2026, 1);
const months = (...numbers: number[]) =>
  new Set(numbers.map((number) => toYearMonth(2026, number))) as ReadonlySet<YearMonth>;
const completeMonths = (...numbers: number[]) => ({
  everywhere: months(...numbers),
  inAreas: new Map(),
});

/**
 * The police supply January to March completely and a part of April; the sheriff January and February; the guards
 * nothing.
 */
const police: SuppliedMonths = { complete: completeMonths(1, 2, 3), reported: months(1, 2, 3, 4) };
const sheriff: SuppliedMonths = { complete: completeMonths(1, 2), reported: months(1, 2) };
const suppliers = [police, sheriff, undefined];
const policedBy = [[0], [1], [0, 1], [0, 2], [2], []];
const completeness = buildCompleteness({
  first: FIRST,
  months: 5,
  policedBy,
  supplied: suppliers.map((supply) => supply?.complete ?? NO_COMPLETE_MONTHS),
  slugs: policedBy.map((_, area) => `area-${area}`),
});

const format = (runs: ReturnType<typeof findAgencyCoverage>) =>
  runs.map(({ state, from, to }) => `${state} ${from - FIRST + 1}-${to - FIRST + 1}`);
const ofArea = (area: number) =>
  findAreaCoverage(
    completeness,
    area,
    (policedBy[area] as number[]).map((agency) => suppliers[agency]),
  );

test('a month of an agency is whole, partial, missing or not recorded', () => {
  const range = { from: FIRST, to: addMonths(FIRST, 4) };
  expect(format(findAgencyCoverage(police, range))).toEqual([
    'whole 1-3',
    'partial 4-4',
    'missing 5-5',
  ]);
  expect(format(findAgencyCoverage(undefined, range))).toEqual(['not-recorded 1-5']);
});

test('an area is as covered as all that police it together', () => {
  expect(format(ofArea(0))).toEqual(['whole 1-3', 'partial 4-4', 'missing 5-5']);
  expect(format(ofArea(1))).toEqual(['whole 1-2', 'missing 3-5']);
  expect(format(ofArea(2))).toEqual(['whole 1-2', 'partial 3-4', 'missing 5-5']);
  expect(format(ofArea(3))).toEqual(['partial 1-4', 'missing 5-5']);
  expect(format(ofArea(4))).toEqual(['not-recorded 1-5']);
  expect(format(ofArea(5))).toEqual(['not-recorded 1-5']);
});

test('a month is displayed as whole exactly if it is complete in the figures', () => {
  for (const area of policedBy.keys())
    for (const { state, from, to } of ofArea(area))
      for (let month = from; month <= to; month = addMonths(month, 1))
        expect(state === 'whole').toBe(isComplete(completeness, area, { from: month, to: month }));
});
