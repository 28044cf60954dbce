import { expect, test } from 'vitest';
import { canRecordTypes, isCountedSingly, type UnrecordedType } from './recording-rules.ts';

const rules: readonly UnrecordedType[] = [
  { crimeType: 'Domestic Violence', countedUnder: ['Aggravated Assault', 'Simple Assault'] },
  { crimeType: 'Traffic Offenses', countedUnder: [] },
];
const canRecord = (...chosen: string[]) => canRecordTypes(rules, new Set(chosen));

test('rules hold what they have a place for', () => {
  expect(canRecord('Burglary')).toBe(true);
  expect(canRecord('Burglary', 'Simple Assault')).toBe(true);
});

test('a type without a place of its own is held only together with all among which it is counted', () => {
  expect(canRecord('Domestic Violence')).toBe(false);
  expect(canRecord('Domestic Violence', 'Simple Assault')).toBe(false);
  expect(canRecord('Domestic Violence', 'Simple Assault', 'Aggravated Assault')).toBe(true);
});

test('a type that is not published at all is never held', () => {
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
