import { expect, test } from 'vitest';
import { makeCoronavirusRecord, makeWithheldRecord } from '../testing/make-coronavirus-record.ts';
import { collectCountyCases, computeResidentsPerCase } from './area-cases.ts';

const names = new Map(['venice', 'vernon', 'irwindale'].map((id) => [id, id]));

/** Returns the residents per case of Venice, with an area without a rank and one with a withheld count. */
function residentsPerCase(total_cases: number, total_population: number): number | null {
  const records = [
    makeCoronavirusRecord({ total_cases, total_population }),
    makeCoronavirusRecord({
      ...{ neighborhood: 'vernon', total_cases: 1, total_population: 100_000 },
      ...{ ranking: null, unranked: 'few-residents' },
    }),
    makeWithheldRecord('irwindale'),
  ];
  return computeResidentsPerCase(collectCountyCases(records, names));
}

test('the residents per case are a whole number over the areas with a rank', () => {
  expect(residentsPerCase(3_400, 10_000)).toBe(3);
});

test('no number of residents per case is given where no whole number is near, or it is large', () => {
  expect(residentsPerCase(4_000, 10_000)).toBeNull();
  expect(residentsPerCase(9_000, 10_000)).toBeNull();
  expect(residentsPerCase(100, 10_000)).toBeNull();
  expect(computeResidentsPerCase(collectCountyCases([], names))).toBeNull();
});
