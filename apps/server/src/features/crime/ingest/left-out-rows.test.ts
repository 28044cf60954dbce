import { crimeSources } from '@townlight/county-los-angeles';
import { expect, test } from 'vitest';
import { createNonCrimeRowTest } from './left-out-rows.ts';

const source = crimeSources.sources.lasd;
const leftOut = { column: 'Crime type', values: ['Nuisance'] };

test('rows that are not crimes are matched by the value of their column, ignoring case', () => {
  const isLeftOut = createNonCrimeRowTest({ ...source, leftOut }, ['ID', 'crime_type'], 'a.csv');
  expect([isLeftOut(['1', ' NUISANCE ']), isLeftOut(['2', 'Burglary'])]).toEqual([true, false]);
  expect(createNonCrimeRowTest(source, ['ID'], 'a.csv')(['1'])).toBe(false);
});

test('a file without the column is refused', () => {
  expect(() => createNonCrimeRowTest({ ...source, leftOut }, ['ID', 'Type'], 'a.csv')).toThrow(
    'a.csv, line 1: no column "Crime type", which leftOut of the source names; correct it',
  );
});
