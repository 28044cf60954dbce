/**
 * A month of the calendar as one number: months since year 0, so that arithmetic is plain
 * subtraction and a series of months is an index. 2026-10 is 2026 × 12 + 9 = 24321.
 */
export type YearMonth = number & { readonly __unit: 'YearMonth' };

/** `yearMonth(2026, 10)` is October 2026. Months run from 1 to 12. */
export function yearMonth(year: number, month: number): YearMonth {
  if (!Number.isInteger(year) || !Number.isInteger(month) || month < 1 || month > 12) {
    throw new RangeError(`${year}-${month} is not a month; months run from 1 to 12`);
  }
  return (year * 12 + month - 1) as YearMonth;
}

/** The calendar year, e.g. 2026. */
export function yearOf(month: YearMonth): number {
  return Math.floor(month / 12);
}

/** The month of the year, 1 to 12. */
export function monthOfYear(month: YearMonth): number {
  return (month % 12) + 1;
}

/** The month that lies `count` months later (earlier when negative). */
export function addMonths(month: YearMonth, count: number): YearMonth {
  return (month + count) as YearMonth;
}

/** `2026-10`. */
export function formatYearMonth(month: YearMonth): string {
  return `${String(yearOf(month)).padStart(4, '0')}-${String(monthOfYear(month)).padStart(2, '0')}`;
}

/** Reads `2026-10`; anything else is `null`. */
export function parseYearMonth(text: string): YearMonth | null {
  const parts = /^(\d{4})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const month = Number(parts[2]);
  return month >= 1 && month <= 12 ? yearMonth(Number(parts[1]), month) : null;
}

/** An unbroken run of months, both ends included. */
export interface MonthRange {
  readonly from: YearMonth;
  readonly to: YearMonth;
}

/** How many months a range holds: October to October is 1. */
export function monthsIn(range: MonthRange): number {
  return range.to - range.from + 1;
}

/** The range of equal length immediately before, which trajectory compares with (reading 8). */
export function rangeBefore(range: MonthRange): MonthRange {
  const length = monthsIn(range);
  return { from: addMonths(range.from, -length), to: addMonths(range.to, -length) };
}

/** How many days a month has. */
export function daysOf(month: YearMonth): number {
  return new Date(Date.UTC(yearOf(month), monthOfYear(month), 0)).getUTCDate();
}
