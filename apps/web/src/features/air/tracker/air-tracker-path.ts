import { type AirPlace, pagePath } from '@townlight/domain/pages';
import { formatYearMonth, type Hour, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { formatScaleParam, type PageScale, SCALE_PARAM } from '../figures/air-scale.ts';
import { formatHourParam, HOUR_PARAM } from '../figures/hour-param.ts';

/** Query parameter of the calendar's month; omitted where it is the month of the hour. */
const MONTH_PARAM = 'month';

/** A change of the page's state: omitted properties stay, `null` resets to the default. */
export interface AirTrackerChange {
  readonly place?: AirPlace | null;
  readonly hour?: Hour | null;
  readonly scale?: PageScale;
  readonly month?: YearMonth | null;
}

/** Returns the tracker's path after a change: `/aqi/Venice/-118.46,33.99?datetime=2026-11-21T13:00-08:00`. */
export function airTrackerPath(
  place: AirPlace | null,
  query: URLSearchParams,
  change: AirTrackerChange,
  timeZone: string,
): string {
  const next = new URLSearchParams(query);
  const write = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  if (change.hour !== undefined) {
    write(HOUR_PARAM, change.hour === null ? null : formatHourParam(change.hour, timeZone));
    // The calendar follows the hour.
    if (change.month === undefined) write(MONTH_PARAM, null);
  }
  if (change.scale !== undefined) write(SCALE_PARAM, formatScaleParam(change.scale));
  if (change.month !== undefined)
    write(MONTH_PARAM, change.month === null ? null : formatYearMonth(change.month));
  const path = pagePath({ kind: 'air', place: change.place === undefined ? place : change.place });
  // Colons are not encoded, so that the link is readable.
  const text = next.toString().replaceAll('%3A', ':');
  return text === '' ? path : `${path}?${text}`;
}

/** Parses the month of the calendar; `null` for that of the hour. */
export function parseCalendarMonth(query: URLSearchParams): YearMonth | null {
  return parseYearMonth(query.get(MONTH_PARAM) ?? '');
}
