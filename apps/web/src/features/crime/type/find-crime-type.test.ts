import { expect, test } from 'vitest';
import { findCrimeType } from './find-crime-type.ts';

const types = [
  { name: 'Burglary', big_bundles: ['Property Crime'] },
  { name: 'THEFT FROM VEHICLE', big_bundles: [] },
];

test.each([
  ['burglary', 'Burglary'],
  ['Burglary', 'Burglary'],
  ['theft-from-vehicle', 'THEFT FROM VEHICLE'],
  ['Theft From Vehicle', 'THEFT FROM VEHICLE'],
])('“%s” is %s', (nameOrSlug, name) => {
  expect(findCrimeType(types, nameOrSlug)?.name).toBe(name);
});

test('an unknown crime is none', () => {
  expect(findCrimeType(types, 'piracy')).toBeNull();
});

test('a crime type is found by what it was called before, unless another is called so now', () => {
  const renamed = [
    { name: 'Hold-ups', big_bundles: [], former_names: ['Robbery', 'Mugging'] },
    { name: 'Mugging', big_bundles: [] },
  ];
  expect(findCrimeType(renamed, 'robbery')?.name).toBe('Hold-ups');
  expect(findCrimeType(renamed, 'mugging')?.name).toBe('Mugging');
});
