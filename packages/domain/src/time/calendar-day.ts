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
