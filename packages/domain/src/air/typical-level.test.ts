import { expect, test } from 'vitest';
import { addHours, type Hour } from '../time/index.ts';
import {
  computeTypicalPm25,
  hasEnoughYears,
  MIN_READINGS_PER_YEAR,
  MIN_TYPICAL_READINGS,
} from './typical-level.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1).reverse();
/** Distributes readings over two years. */
const halves = (readings: readonly number[]) => [
  readings.filter((_, i) => i % 2 === 0),
  readings.filter((_, i) => i % 2 === 1),
];

test('the usual level is the middle of the readings: one hour of smoke does not move it', () => {
  expect(computeTypicalPm25(halves(upTo(21)))).toBe(11);
  expect(computeTypicalPm25(halves([...upTo(20), 400]))).toBe(11);
  expect(computeTypicalPm25(halves(upTo(20)))).toBe(10.5);
});

test('too few readings give no typical level', () => {
  expect(computeTypicalPm25(halves(upTo(MIN_TYPICAL_READINGS - 1)))).toBeNull();
  expect(computeTypicalPm25([])).toBeNull();
});

test('a single year gives no typical level: 31 days of one July were formerly enough', () => {
  expect(computeTypicalPm25([upTo(31)])).toBeNull();
  expect(computeTypicalPm25([upTo(31), upTo(MIN_READINGS_PER_YEAR - 1)])).toBeNull();
  expect(computeTypicalPm25([upTo(31), upTo(MIN_READINGS_PER_YEAR)])).not.toBeNull();
});

test('a record of two years has them, one of a day less has not', () => {
  const first = 500_000 as Hour;
  const through = (hours: number) => ({ first, newest: addHours(first, hours - 1) });
  expect(hasEnoughYears(through(2 * 365 * 24))).toBe(true);
  expect(hasEnoughYears(through((2 * 365 - 1) * 24))).toBe(false);
});
