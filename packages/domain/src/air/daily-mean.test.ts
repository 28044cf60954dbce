import { expect, test } from 'vitest';
import { computeDailyMean } from './daily-mean.ts';

const day = (length: number, known: number): (number | null)[] =>
  Array.from({ length }, (_, hour) => (hour < known ? hour : null));

test('a complete day has the mean of its 24 hours', () =>
  expect(computeDailyMean(day(24, 24))).toBe(11.5));

test('eighteen hours of twenty-four are enough, seventeen are not', () => {
  expect(computeDailyMean(day(24, 18))).toBe(8.5);
  expect(computeDailyMean(day(24, 17))).toBeNull();
});

test('on days of clock changes, three quarters of the actual hours are required', () => {
  expect(computeDailyMean(day(23, 18))).toBe(8.5);
  expect(computeDailyMean(day(23, 17))).toBeNull();
  expect(computeDailyMean(day(25, 18))).toBeNull();
  expect(computeDailyMean(day(25, 19))).toBe(9);
});

test('a day with a doubtful hour has no mean, because excluding the hour would make the day appear cleaner', () => {
  expect(computeDailyMean([...day(24, 23).slice(0, 23), 'doubtful'])).toBeNull();
});

test('a day without hours has no mean', () => expect(computeDailyMean([])).toBeNull());
