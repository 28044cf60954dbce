/**
 * A calendar month as the number of months since year 0, so that arithmetic is subtraction and a series of months is
 * indexable. 2026-10 is 2026 × 12 + 9 = 24321.
 */
export type YearMonth = number & { readonly __unit: 'YearMonth' };

/** `toYearMonth(2026, 10)` is October 2026. Months run from 1 to 12. */
export function toYearMonth(year: number, month: number): YearMonth {
  if (!Number.isInteger(year) || !Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`${year}-${month} is not a month; months run from 1 to 12`);
  }
  return (year * 12 + month - 1) as YearMonth;
}

/** Returns the calendar year, e.g. 2026. */
export function yearOf(month: YearMonth): number {
  return Math.floor(month / 12);
}

/** Returns the month of the year, 1 to 12. */
export function monthOfYear(month: YearMonth): number {
  return (month % 12) + 1;
}

/** Adds months; `count` may be negative. */
export function addMonths(month: YearMonth, count: number): YearMonth {
  return (month + count) as YearMonth;
}

/** Formats as `2026-10`. */
export function formatYearMonth(month: YearMonth): string {
  return `${String(yearOf(month)).padStart(4, '0')}-${String(monthOfYear(month)).padStart(2, '0')}`;
}

/** Parses `2026-10`; `null` for anything else. */
export function parseYearMonth(text: string): YearMonth | null {
  const match = /^(\d{4})-(\d{2})$/.exec(text);
  if (!match) return null;
  const month = Number(match[2]);
  return month >= 1 && month <= 12 ? toYearMonth(Number(match[1]), month) : null;
}

/** A range of consecutive months, both ends included. */
export interface MonthRange {
  readonly from: YearMonth;
  readonly to: YearMonth;
}

/** Returns the number of months in a range: October to October is 1. */
export function countMonths(range: MonthRange): number {
  return range.to - range.from + 1;
}

/** Returns the preceding range of equal length, with which trajectories compare (reading 8). */
export function previousRange(range: MonthRange): MonthRange {
  const length = countMonths(range);
  return { from: addMonths(range.from, -length), to: addMonths(range.to, -length) };
}

/** Returns the number of days in a month. */
export function daysInMonth(month: YearMonth): number {
  return new Date(Date.UTC(yearOf(month), monthOfYear(month), 0)).getUTCDate();
}

/** A calendar day as the number of days since 1970-01-01, so that a series of days is indexable. */
export type Day = number & { readonly __unit: 'Day' };

const DAY_MS = 86_400_000;

/** Parses `2022-10-31`; `null` for anything else and for invalid dates. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match && toDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Converts a date with months and days from 1; `null` for an invalid date. */
export function toDay(year: number, month: number, day: number): Day | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? ((date.getTime() / DAY_MS) as Day) : null;
}

/** Formats as `2022-10-31`. */
export function formatDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns year, month from 1 and day of the month. */
export function toCalendarDate(day: Day): { year: number; month: number; day: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Adds days; `count` may be negative. */
export function addDays(day: Day, count: number): Day {
  return (day + count) as Day;
}
