import { expect, test } from 'vitest';
import { formatNextMorning, listMonthsWithoutEdition, parseCountyTime } from './edition-dates.ts';

const ZONE = 'America/Los_Angeles';

test('typed times are interpreted in the county’s time zone, whatever the browser’s', () => {
  expect(parseCountyTime('2026-11-13T09:30', ZONE)?.toISOString()).toBe('2026-11-13T17:30:00.000Z');
  expect(parseCountyTime('2026-07-13T09:30', ZONE)?.toISOString()).toBe('2026-07-13T16:30:00.000Z');
});

test('an hour that is skipped in spring, or an empty field, is no time', () => {
  expect(parseCountyTime('2027-03-14T02:30', ZONE)).toBeNull();
  expect(parseCountyTime('', ZONE)).toBeNull();
});

test('the next morning is that of the county’s day', () => {
  expect(formatNextMorning(Date.parse('2026-11-23T05:00:00Z'), ZONE)).toBe('2026-11-23T09:00');
  expect(formatNextMorning(Date.parse('2026-12-31T20:00:00Z'), ZONE)).toBe('2027-01-01T09:00');
});

test('returns the months of the last year without an edition, newest first', () => {
  const months = listMonthsWithoutEdition('2026-01', ['2025-12']);
  expect(months.slice(0, 2)).toEqual(['2026-01', '2025-11']);
  expect(months).toHaveLength(11);
});

test('returns no months without records', () => {
  expect(listMonthsWithoutEdition(null, [])).toEqual([]);
});
