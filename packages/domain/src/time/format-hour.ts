import { TZDate } from '@date-fns/tz';
import { type Hour, hourOfInstant, startOfHour } from './county-hour.ts';

/**
 * Formats the start of an hour in the county's time zone: `2026-11-21T13:00:00-08:00`. The offset distinguishes the
 * two equal clock hours when clocks go back.
 */
export function formatHour(hour: Hour, timeZone: string): string {
  const east = -new TZDate(startOfHour(hour), timeZone).getTimezoneOffset();
  const local = new Date(startOfHour(hour) + east * 60_000).toISOString().slice(0, 19);
  return local + formatOffset(east);
}

/** Parses an instant with its offset or `Z` and returns its hour; `null` for anything else. */
export function parseHour(text: string): Hour | null {
  if (!/(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : hourOfInstant(instant);
}

/** @param east minutes east of Greenwich */
function formatOffset(east: number): string {
  const minutes = Math.abs(east);
  const padTwo = (count: number) => String(count).padStart(2, '0');
  return `${east < 0 ? '-' : '+'}${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
}
