import { expect, test } from 'vitest';
import { LEAST_FOR_USUAL, usualLevel } from './usual-level.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1).reverse();

test('the usual level is the middle of the readings: one hour of smoke does not move it', () => {
  expect(usualLevel(upTo(21))).toBe(11);
  expect(usualLevel([...upTo(20), 400])).toBe(11);
  expect(usualLevel(upTo(20))).toBe(10.5);
});

test('too few readings say nothing of what is usual', () => {
  expect(usualLevel(upTo(LEAST_FOR_USUAL - 1))).toBeNull();
  expect(usualLevel([])).toBeNull();
});
