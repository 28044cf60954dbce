import { expect, test } from 'vitest';
import { findPossibleWorseCategory } from './possible-worse-category.ts';

test.each([
  [26, 10, null],
  [26, 20, 'usg'],
  [26, 300, 'hazardous'],
  [70, 20, null],
  [5, 9, null],
] as const)('%d µg/m³ that may be %d too low may hide %s', (pm25, oneInTen, expected) =>
  expect(findPossibleWorseCategory(pm25, oneInTen)).toBe(expected),
);
