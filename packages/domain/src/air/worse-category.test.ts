import { expect, test } from 'vitest';
import { DOUBTFUL_HOUR } from './doubtful-readings.ts';
import { findPossibleWorseCategory, hasWorsened } from './worse-category.ts';

test.each([
  [26, 10, null],
  [26, 20, 'usg'],
  [26, 300, 'hazardous'],
  [70, 20, null],
  [5, 9, null],
] as const)('%d µg/m³ that may be %d too low may hide %s', (pm25, oneInTen, expected) =>
  expect(findPossibleWorseCategory(pm25, oneInTen)).toBe(expected),
);

test.each([
  ['good', 'moderate', true],
  ['good', 'good', false],
  ['unhealthy', 'usg', false],
  [null, 'good', false],
  [null, 'usg', true],
  ['hazardous', null, false],
  // A monitor that reads much worse than the others may be correct.
  ['good', DOUBTFUL_HOUR, true],
  ['usg', DOUBTFUL_HOUR, false],
  [DOUBTFUL_HOUR, DOUBTFUL_HOUR, false],
  [DOUBTFUL_HOUR, 'unhealthy', false],
] as const)('from %s to %s is worse: %s', (earlier, later, worse) => {
  expect(hasWorsened(earlier, later)).toBe(worse);
});
