import { TZDate } from '@date-fns/tz';

/** In the order of `Date.getDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKS_OF_MONTH = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type WeekOfMonth = (typeof WEEKS_OF_MONTH)[number];

/** A recurrence in the county's time zone, e.g. the second Tuesday of each month at 6 p.m. */
export interface MeetingRule {
  readonly week: WeekOfMonth;
  readonly weekday: Weekday;
  /** `18:00` */
  readonly time: string;
}

/** Returns the start of the next meeting after a moment, in milliseconds since 1970. */
export function findNextMeeting(rule: MeetingRule, after: number, timeZone: string): number {
  const now = new TZDate(after, timeZone);
  for (let months = 0; ; months++) {
    const begins = meetingIn(now.getFullYear(), now.getMonth() + months, rule, timeZone);
    if (begins > after) return begins;
  }
}

/** @param month 0 is January; 12 and more are in the next year */
function meetingIn(year: number, month: number, rule: MeetingRule, timeZone: string): number {
  const weekday = WEEKDAYS.indexOf(rule.weekday);
  const [hours = 0, minutes = 0] = rule.time.split(':').map(Number);
  const day =
    rule.week === 'last'
      ? lastDay(year, month) - daysFrom(weekday, weekdayOf(year, month, lastDay(year, month)))
      : 1 + daysFrom(weekdayOf(year, month, 1), weekday) + 7 * WEEKS_OF_MONTH.indexOf(rule.week);
  return new TZDate(year, month, day, hours, minutes, timeZone).getTime();
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month, day)).getUTCDay();
}

/** Returns the days from one weekday to the next occurrence of another, 0 to 6. */
function daysFrom(from: number, to: number): number {
  return (to - from + 7) % 7;
}
