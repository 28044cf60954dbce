import { expect, test } from 'vitest';
import { canHold, type UnrecordedType } from './recording-rules.ts';

const rules: readonly UnrecordedType[] = [
  { crimeType: 'Domestic Violence', countedUnder: ['Aggravated Assault', 'Simple Assault'] },
  { crimeType: 'Traffic Offenses', countedUnder: [] },
];
const holds = (...chosen: string[]) => canHold(rules, new Set(chosen));

test('rules hold what they have a place for', () => {
  expect(holds('Burglary')).toBe(true);
  expect(holds('Burglary', 'Simple Assault')).toBe(true);
});

test('a type without a place of its own is held only together with all among which it is counted', () => {
  expect(holds('Domestic Violence')).toBe(false);
  expect(holds('Domestic Violence', 'Simple Assault')).toBe(false);
  expect(holds('Domestic Violence', 'Simple Assault', 'Aggravated Assault')).toBe(true);
});

test('a type that is not published at all is never held', () => {
  expect(holds('Traffic Offenses')).toBe(false);
  expect(holds('Traffic Offenses', 'Burglary', 'Simple Assault', 'Aggravated Assault')).toBe(false);
});
