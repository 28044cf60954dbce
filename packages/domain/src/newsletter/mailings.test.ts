import { describe, expect, test } from 'vitest';
import { type Day, formatDay, parseDay } from '../time/index.ts';
import { findDueMailingWeek, formatIsoWeek, startOfWeek } from './mailings.ts';

const ZONE = 'America/Los_Angeles';
const due = (at: string, zone = ZONE) => {
  const found = findDueMailingWeek(Date.parse(at), zone);
  return found && [formatIsoWeek(found.monday), found.expiresAt.toISOString()];
};

describe('the weekly newsletter is due', () => {
  test.each([
    ['Sunday', '2026-11-22T12:00-08:00'],
    ['Monday before nine', '2026-11-23T08:59:59-08:00'],
    ['Monday at eight in the evening', '2026-11-23T20:00-08:00'],
    ['Tuesday before nine', '2026-11-24T08:59-08:00'],
    ['Tuesday at eight in the evening', '2026-11-24T20:00-08:00'],
    ['Wednesday', '2026-11-25T12:00-08:00'],
  ])('not on %s', (_, at) => expect(due(at)).toBeNull());

  test.each(['2026-11-23T09:00-08:00', '2026-11-23T19:59-08:00', '2026-11-24T09:00-08:00'])(
    'at %s, about the week before, and of use until Wednesday is over',
    (at) => expect(due(at)).toEqual(['2026-W47', '2026-11-26T08:00:00.000Z']),
  );

  test('by the county’s clock, not by that of the server', () => {
    // 9:30 on Monday in Los Angeles is evening in Berlin, where nine o'clock on Monday is Sunday night in the county.
    expect(due('2026-11-23T17:30Z')).not.toBeNull();
    expect(due('2026-11-23T08:00Z')).toBeNull();
    expect(due('2026-11-23T08:00Z', 'Europe/Berlin')).not.toBeNull();
  });

  test('in the weeks in which clocks change', () => {
    // Sunday, November 1, has 25 hours; Sunday, March 14, 2027, has 23.
    expect(due('2026-11-02T09:00-08:00')).toEqual(['2026-W44', '2026-11-05T08:00:00.000Z']);
    expect(due('2026-11-02T08:59-08:00')).toBeNull();
    expect(due('2027-03-15T09:00-07:00')).toEqual(['2027-W10', '2027-03-18T07:00:00.000Z']);
    expect(due('2027-03-15T08:59-07:00')).toBeNull();
  });
});

test.each([
  ['2026-11-16', '2026-W47'],
  ['2026-12-28', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2025-12-29', '2026-W01'],
])('the week of %s is %s', (monday, name) => {
  expect(formatIsoWeek(parseDay(monday) as Day)).toBe(name);
});

test('a week begins on Monday, also before 1970', () => {
  expect(formatDay(startOfWeek(parseDay('2026-11-22') as Day))).toBe('2026-11-16');
  expect(formatDay(startOfWeek(parseDay('2026-11-16') as Day))).toBe('2026-11-16');
  expect(formatDay(startOfWeek(parseDay('1969-12-28') as Day))).toBe('1969-12-22');
});
