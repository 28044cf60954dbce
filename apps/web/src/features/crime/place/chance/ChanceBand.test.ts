import { expect, test } from 'vitest';
import { findScaleEnd } from './ChanceBand.tsx';

test.each([
  [0, 1],
  [1, 2],
  [9, 10],
  [10, 15],
  [46, 50],
  [99, 100],
  [100, 150],
  [1_204, 1_500],
])('a scale to %i ends at %i', (count, end) => {
  expect(findScaleEnd(count)).toBe(end);
});
