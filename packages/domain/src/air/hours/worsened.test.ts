import { expect, test } from 'vitest';
import { DOUBTFUL } from '../doubtful-readings.ts';
import { hasWorsened } from './worsened.ts';

test.each([
  ['good', 'moderate', true],
  ['good', 'good', false],
  ['unhealthy', 'usg', false],
  [null, 'good', false],
  [null, 'usg', true],
  ['hazardous', null, false],
  // A monitor that reads much worse than the others may be correct.
  ['good', DOUBTFUL, true],
  ['usg', DOUBTFUL, false],
  [DOUBTFUL, DOUBTFUL, false],
  [DOUBTFUL, 'unhealthy', false],
] as const)('from %s to %s is worse: %s', (earlier, later, worse) => {
  expect(hasWorsened(earlier, later)).toBe(worse);
});
