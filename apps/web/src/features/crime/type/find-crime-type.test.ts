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

test('returns null for an unknown crime', () => {
  expect(findCrimeType(types, 'piracy')).toBeNull();
});

test('finds a crime type by a former name, unless another type now has that name', () => {
  const renamed = [
    { name: 'Hold-ups', big_bundles: [], former_names: ['Robbery', 'Mugging'] },
    { name: 'Mugging', big_bundles: [] },
  ];
  expect(findCrimeType(renamed, 'robbery')?.name).toBe('Hold-ups');
  expect(findCrimeType(renamed, 'mugging')?.name).toBe('Mugging');
});
