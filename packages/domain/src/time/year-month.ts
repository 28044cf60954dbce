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
