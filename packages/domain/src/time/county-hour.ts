import { TZDate } from '@date-fns/tz';
import type { Instant } from './county-calendar.ts';

/**
 * A UTC hour as the number of hours since 1970-01-01T00:00Z. When clocks go back, the two local hours from one to two
 * o'clock have different numbers.
 */
export type Hour = number & { readonly __unit: 'Hour' };

const HOUR_MS = 3_600_000;

/** Returns the hour that contains an instant. */
export function hourOfInstant(instant: Instant): Hour {
  return Math.floor(instant / HOUR_MS) as Hour;
}

/** Returns the first millisecond of an hour. */
export function startOfHour(hour: Hour): Instant {
  return hour * HOUR_MS;
}

/** Adds hours; `count` may be negative. */
export function addHours(hour: Hour, count: number): Hour {
  return (hour + count) as Hour;
}

/** An hour in the county's local time: `month` from 1 to 12, `hour` from 0 to 23. */
export interface LocalHour {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/** Returns the county's local time at the start of an hour. */
export function toLocalHour(hour: Hour, timeZone: string): LocalHour {
  const date = new TZDate(startOfHour(hour), timeZone);
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
  };
}

/**
 * Finds the hour with the given local time; the earlier of the two when clocks go back.
 * @returns `null` for an invalid local time: February 30, 24 o'clock, the hour skipped in spring
 */
export function findLocalHour(local: LocalHour, timeZone: string): Hour | null {
  const { year, month, day, hour } = local;
  const about = hourOfInstant(Date.UTC(year, month - 1, day, hour));
  // No zone is more than 14 hours from UTC.
  const offset = new TZDate(startOfHour(about), timeZone).getTimezoneOffset() / 60;
  for (const shift of [-1, 0, 1]) {
    const candidate = addHours(about, Math.floor(offset) + shift);
    if (isSame(toLocalHour(candidate, timeZone), local)) return candidate;
  }
  return null;
}

function isSame(a: LocalHour, b: LocalHour): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day && a.hour === b.hour;
}

/**
 * Returns all hours of a day of the county's calendar in order: 24, or 23 and 25 when clocks change; empty for an
 * invalid day.
 */
export function hoursOfDay(
  { year, month, day }: Pick<LocalHour, 'year' | 'month' | 'day'>,
  timeZone: string,
): Hour[] {
  const noon = findLocalHour({ year, month, day, hour: 12 }, timeZone);
  if (noon === null) return [];
  const hours: Hour[] = [];
  for (let hour = addHours(noon, -14); hour <= noon + 14; hour = addHours(hour, 1)) {
    const local = toLocalHour(hour, timeZone);
    if (local.year === year && local.month === month && local.day === day) hours.push(hour);
  }
  return hours;
}
