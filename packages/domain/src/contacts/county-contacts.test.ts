import { expect, test } from 'vitest';
import { findNextMeeting, type MeetingRule, WEEKDAYS, WEEKS_OF_MONTH } from './county-contacts.ts';

const LOS_ANGELES = 'America/Los_Angeles';
const next = (rule: MeetingRule, after: string) =>
  new Date(findNextMeeting(rule, Date.parse(after), LOS_ANGELES)).toISOString();

const TUESDAY: MeetingRule = { week: 'second', weekday: 'tuesday', time: '18:00' };

test.each([
  // November 10 is the second Tuesday; clocks went back on the 1st.
  ['2026-11-01T00:00:00Z', '2026-11-11T02:00:00.000Z'],
  ['2026-11-11T01:59:59Z', '2026-11-11T02:00:00.000Z'],
  // It has begun: the next one is returned.
  ['2026-11-11T02:00:00Z', '2026-12-09T02:00:00.000Z'],
  ['2026-12-25T12:00:00Z', '2027-01-13T02:00:00.000Z'],
  // Daylight saving time shifts the same local hour.
  ['2026-07-01T00:00:00Z', '2026-07-15T01:00:00.000Z'],
])('after %s it is %s', (after, expected) => {
  expect(next(TUESDAY, after)).toBe(expected);
});

test('the last Monday of a month is its fourth or its fifth', () => {
  const rule: MeetingRule = { week: 'last', weekday: 'monday', time: '09:30' };
  expect(next(rule, '2026-11-01T12:00:00Z')).toBe('2026-11-30T17:30:00.000Z');
  expect(next(rule, '2027-02-01T12:00:00Z')).toBe('2027-02-22T17:30:00.000Z');
});

test('it is never in the past, and always the day of the rule', () => {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: LOS_ANGELES, weekday: 'long' });
  for (let hour = 0; hour < 24 * 400; hour += 13) {
    const now = Date.parse('2026-01-01T00:00:00Z') + hour * 3_600_000;
    const weekday = WEEKDAYS[hour % 7] ?? 'sunday';
    const week = WEEKS_OF_MONTH[hour % 5] ?? 'last';
    const begins = findNextMeeting({ week, weekday, time: '18:00' }, now, LOS_ANGELES);
    expect(begins).toBeGreaterThan(now);
    expect(begins - now).toBeLessThan(63 * 86_400_000);
    expect(day.format(begins).toLowerCase()).toBe(weekday);
  }
});
