import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { parsePathMonth, toTrackerPeriod } from './tracker-period.ts';

const october = toYearMonth(2026, 10);

test('a month is compared with the same month a year earlier, and its rank with the month before', () => {
  const period = toTrackerPeriod('monthly', october);
  expect(period.range).toEqual({ from: october, to: october });
  expect(period.yearBefore.to).toBe(toYearMonth(2025, 10));
  expect(period.justBefore.to).toBe(toYearMonth(2026, 9));
});

test('a year is compared with the year before', () => {
  const period = toTrackerPeriod('yearly', october);
  expect(period.range).toEqual({ from: toYearMonth(2025, 11), to: october });
  expect(period.yearBefore).toEqual(period.justBefore);
});

test('the address names a month by two numbers', () => {
  expect(parsePathMonth('10', '2026')).toBe(october);
  expect(parsePathMonth('3', '2026')).toBe(toYearMonth(2026, 3));
  for (const [month, year] of [
    ['13', '2026'],
    ['0', '2026'],
    ['october', '2026'],
    ['10', '26'],
    ['10', undefined],
  ])
    expect(parsePathMonth(month, year)).toBeNull();
});
