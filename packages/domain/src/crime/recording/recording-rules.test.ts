import { expect, test } from 'vitest';
import { canRecordCrimeTypes, isCountedSingly, type UnrecordedType } from './recording-rules.ts';

const rules: readonly UnrecordedType[] = [
  { crimeType: 'Domestic Violence', countedUnder: ['Aggravated Assault', 'Simple Assault'] },
  { crimeType: 'Traffic Offenses', countedUnder: [] },
];
const canRecord = (...chosen: string[]) => canRecordCrimeTypes(rules, new Set(chosen));

test('types with their own codes are recorded', () => {
  expect(canRecord('Burglary')).toBe(true);
  expect(canRecord('Burglary', 'Simple Assault')).toBe(true);
});

test('a type without its own code is recorded only together with every type that includes it', () => {
  expect(canRecord('Domestic Violence')).toBe(false);
  expect(canRecord('Domestic Violence', 'Simple Assault')).toBe(false);
  expect(canRecord('Domestic Violence', 'Simple Assault', 'Aggravated Assault')).toBe(true);
});

test('an unpublished type is never recorded', () => {
  expect(canRecord('Traffic Offenses')).toBe(false);
  expect(canRecord('Traffic Offenses', 'Burglary', 'Simple Assault', 'Aggravated Assault')).toBe(
    false,
  );
});

test('a choice is counted one by one only if all of its types are', () => {
  const isSingle = (...types: string[]) =>
    isCountedSingly({ countedSingly: ['Homicide', 'Rape'] }, new Set(types));
  expect(isSingle('Homicide')).toBe(true);
  expect(isSingle('Homicide', 'Rape')).toBe(true);
  expect(isSingle('Homicide', 'Burglary')).toBe(false);
  expect(isSingle()).toBe(false);
  expect(isCountedSingly({ countedSingly: ['Homicide'] }, null)).toBe(false);
});
