import { hourOfInstant, toYearMonth } from '@townlight/domain/time';
import { expect, it } from 'vitest';
import { buildCalendarWeeks } from './calendar-weeks.ts';

const at = (text: string) => hourOfInstant(Date.parse(text));
const given = {
  scale: 'site',
  like: at('2026-11-22T04:00Z'),
  span: {
    first: at('2024-11-22T08:00Z'),
    settled: at('2026-11-22T03:00Z'),
    current: at('2026-11-22T07:00Z'),
    opening: at('2026-11-22T03:00Z'),
    newest: at('2026-11-22T08:00Z'),
    isOutdated: false,
  },
  timeZone: 'America/Los_Angeles',
} as const;

it('lays a month out in weeks from Sunday on', () => {
  const weeks = buildCalendarWeeks(toYearMonth(2026, 11), [], given);
  // November 2026 begins on a Sunday
  expect(weeks.map((week) => week.map((cell) => cell?.day ?? '').join(' '))).toEqual([
    '1 2 3 4 5 6 7',
    '8 9 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30     ',
  ]);
  expect(buildCalendarWeeks(toYearMonth(2026, 10), [], given)[0]?.findIndex(Boolean)).toBe(4);
});

it('assigns each day its category and the hour that selecting it shows', () => {
  const days = [
    { date: '2026-11-04', aqi: 134, pm25: 57.2, hours: 24 },
    { date: '2026-11-05', aqi: null, pm25: null, hours: 7 },
  ];
  const [week] = buildCalendarWeeks(toYearMonth(2026, 11), days, given);
  expect(week?.[3]).toMatchObject({ aqi: 134, category: 'usg', hour: at('2026-11-05T04:00Z') });
  expect(week?.[4]).toMatchObject({ aqi: null, category: null, hour: at('2026-11-06T04:00Z') });
});

it('cannot choose a day that is not on record', () => {
  const cells = buildCalendarWeeks(toYearMonth(2026, 11), [], given).flat();
  const chosen = cells.filter((cell) => cell?.hour != null);
  expect(chosen.at(-1)?.day).toBe(22);
  expect(chosen.at(-1)?.hour).toBe(at('2026-11-22T08:00Z'));
});
