import { type AirPlace, pagePath } from '@townlight/domain/pages';
import { formatYearMonth, type Hour, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { HOUR_QUERY, hourInAddress } from '../figures/air-hour.ts';
import { type PageScale, SCALE_QUERY, scaleInAddress } from '../figures/air-scale.ts';

/** Query parameter of the calendar's month; omitted where it is the month of the hour. */
const MONTH_QUERY = 'month';

/** A change of the page's state: omitted properties stay, `null` resets to the default. */
export interface AirChange {
  readonly place?: AirPlace | null;
  readonly hour?: Hour | null;
  readonly scale?: PageScale;
  readonly month?: YearMonth | null;
}

/** Returns the tracker's path after a change: `/aqi/Venice/-118.46,33.99?datetime=2026-11-21T13:00-08:00`. */
export function airAddress(
  place: AirPlace | null,
  query: URLSearchParams,
  change: AirChange,
  timeZone: string,
): string {
  const next = new URLSearchParams(query);
  const write = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  if (change.hour !== undefined) {
    write(HOUR_QUERY, change.hour === null ? null : hourInAddress(change.hour, timeZone));
    // The calendar follows the hour.
    if (change.month === undefined) write(MONTH_QUERY, null);
  }
  if (change.scale !== undefined) write(SCALE_QUERY, scaleInAddress(change.scale));
  if (change.month !== undefined)
    write(MONTH_QUERY, change.month === null ? null : formatYearMonth(change.month));
  const path = pagePath({ kind: 'air', place: change.place === undefined ? place : change.place });
  // Colons are not encoded, so that the link is readable.
  const text = next.toString().replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}

/** Parses the month of the calendar; `null` for that of the hour. */
export function readCalendarMonth(query: URLSearchParams): YearMonth | null {
  return parseYearMonth(query.get(MONTH_QUERY) ?? '');
}
