import { yearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { readMonth, trackerPeriod } from './tracker-period.ts';

const october = yearMonth(2026, 10);

test('one month is held against the same month a year ago, its rank against the month before', () => {
  const period = trackerPeriod('monthly', october);
  expect(period.range).toEqual({ from: october, to: october });
  expect(period.yearBefore.to).toBe(yearMonth(2025, 10));
  expect(period.justBefore.to).toBe(yearMonth(2026, 9));
});

test('a year is held against the year before', () => {
  const period = trackerPeriod('yearly', october);
  expect(period.range).toEqual({ from: yearMonth(2025, 11), to: october });
  expect(period.yearBefore).toEqual(period.justBefore);
});

test('the address names a month by two numbers', () => {
  expect(readMonth('10', '2026')).toBe(october);
  expect(readMonth('3', '2026')).toBe(yearMonth(2026, 3));
  for (const [month, year] of [
    ['13', '2026'],
    ['0', '2026'],
    ['october', '2026'],
    ['10', '26'],
    ['10', undefined],
  ])
    expect(readMonth(month, year)).toBeNull();
});
