import { TZDate } from '@date-fns/tz';
import {
  type Day,
  type MonthRange,
  monthOfYear,
  toCalendarDate,
  toYearMonth,
  type YearMonth,
  yearOf,
} from './days-and-months.ts';
/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** Returns the month of the county's calendar that contains an instant. */
export function monthOfInstant(instant: Instant, timeZone: string): YearMonth {
  const date = new TZDate(instant, timeZone);
  return toYearMonth(date.getFullYear(), date.getMonth() + 1);
}

/** Returns the first millisecond of a month in the county's time zone. */
export function startOfMonth(month: YearMonth, timeZone: string): Instant {
  return new TZDate(yearOf(month), monthOfYear(month) - 1, 1, timeZone).getTime();
}

/** Returns the last millisecond of a month in the county's time zone. */
export function endOfMonth(month: YearMonth, timeZone: string): Instant {
  return startOfMonth((month + 1) as YearMonth, timeZone) - 1;
}

/** Returns the months from that of `from` to that of `to`: they are counted completely (reading 7). */
export function toMonthRange(from: Instant, to: Instant, timeZone: string): MonthRange {
  return { from: monthOfInstant(from, timeZone), to: monthOfInstant(to, timeZone) };
}

/** Returns the date and the time of day in the county at an instant: `2026-11-22` and `09:15`. */
export function formatLocalDateTime(at: Instant, timeZone: string): { date: string; time: string } {
  const local = new TZDate(at, timeZone);
  const pad = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    time: `${pad(local.getHours())}:${pad(local.getMinutes())}`,
  };
}

/** Returns the first millisecond of a day in the county's time zone. */
export function startOfDay(day: Day, timeZone: string): Instant {
  const { year, month, day: date } = toCalendarDate(day);
  return new TZDate(year, month - 1, date, timeZone).getTime();
}

/** Formats the county's calendar day at a moment: `2026-11-22`. */
export function formatLocalDate(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
