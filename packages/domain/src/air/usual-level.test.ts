import { expect, test } from 'vitest';
import { addHours, type Hour } from '../time/index.ts';
import { hasUsualYears, LEAST_FOR_USUAL, LEAST_OF_A_YEAR, usualLevel } from './usual-level.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1).reverse();
/** Distributes readings over two years. */
const halves = (readings: readonly number[]) => [
  readings.filter((_, i) => i % 2 === 0),
  readings.filter((_, i) => i % 2 === 1),
];

test('the usual level is the middle of the readings: one hour of smoke does not move it', () => {
  expect(usualLevel(halves(upTo(21)))).toBe(11);
  expect(usualLevel(halves([...upTo(20), 400]))).toBe(11);
  expect(usualLevel(halves(upTo(20)))).toBe(10.5);
});

test('too few readings say nothing of what is usual', () => {
  expect(usualLevel(halves(upTo(LEAST_FOR_USUAL - 1)))).toBeNull();
  expect(usualLevel([])).toBeNull();
});

test('one year says nothing of what is usual: 31 days of one July were once enough', () => {
  expect(usualLevel([upTo(31)])).toBeNull();
  expect(usualLevel([upTo(31), upTo(LEAST_OF_A_YEAR - 1)])).toBeNull();
  expect(usualLevel([upTo(31), upTo(LEAST_OF_A_YEAR)])).not.toBeNull();
});

test('a record of two years has them, one of a day less has not', () => {
  const first = 500_000 as Hour;
  const through = (hours: number) => ({ first, newest: addHours(first, hours - 1) });
  expect(hasUsualYears(through(2 * 365 * 24))).toBe(true);
  expect(hasUsualYears(through((2 * 365 - 1) * 24))).toBe(false);
});
