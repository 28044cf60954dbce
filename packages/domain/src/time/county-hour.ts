import { TZDate } from '@date-fns/tz';
import type { Instant } from './county-calendar.ts';

/**
 * An hour of the world's clock as one number: whole hours since 1970-01-01T00:00Z. The night when clocks go back has two
 * hours from one to two o'clock in the county, and each has a number of its own.
 */
export type Hour = number & { readonly __unit: 'Hour' };

const HOUR_MS = 3_600_000;

/** The hour that holds an instant. */
export function hourOfInstant(instant: Instant): Hour {
  return Math.floor(instant / HOUR_MS) as Hour;
}

/** The first millisecond of an hour. */
export function startOfHour(hour: Hour): Instant {
  return hour * HOUR_MS;
}

/** The hour that lies `count` hours later (earlier when negative). */
export function addHours(hour: Hour, count: number): Hour {
  return (hour + count) as Hour;
}

/** An hour as the county's clocks and calendar show it: `month` from 1 to 12, `hour` from 0 to 23. */
export interface LocalHour {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/** What the county's clocks show at the beginning of an hour. */
export function localHour(hour: Hour, timeZone: string): LocalHour {
  const date = new TZDate(startOfHour(hour), timeZone);
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
  };
}

/**
 * The hour at which the county's clocks show what is given; the earlier of the two in the night when they go back.
 * @returns `null` for what no clock ever shows: February 30, 24 o'clock, the hour that is skipped in spring
 */
export function hourOfLocal(local: LocalHour, timeZone: string): Hour | null {
  const { year, month, day, hour } = local;
  const about = hourOfInstant(Date.UTC(year, month - 1, day, hour));
  // no zone is more than 14 hours from UTC
  const offset = new TZDate(startOfHour(about), timeZone).getTimezoneOffset() / 60;
  for (const shift of [-1, 0, 1]) {
    const candidate = addHours(about, Math.floor(offset) + shift);
    if (isSame(localHour(candidate, timeZone), local)) return candidate;
  }
  return null;
}

function isSame(a: LocalHour, b: LocalHour): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day && a.hour === b.hour;
}

/** All hours of a day of the county's calendar in order: 24, but 23 and 25 where clocks change; none for a day that is not. */
export function hoursOfDay(
  { year, month, day }: Pick<LocalHour, 'year' | 'month' | 'day'>,
  timeZone: string,
): Hour[] {
  const noon = hourOfLocal({ year, month, day, hour: 12 }, timeZone);
  if (noon === null) return [];
  const hours: Hour[] = [];
  for (let hour = addHours(noon, -14); hour <= noon + 14; hour = addHours(hour, 1)) {
    const local = localHour(hour, timeZone);
    if (local.year === year && local.month === month && local.day === day) hours.push(hour);
  }
  return hours;
}
