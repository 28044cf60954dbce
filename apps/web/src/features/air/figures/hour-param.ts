import { findLocalHour, formatHour, type Hour, parseHour } from '@townlight/domain/time';

/** Query parameter of the hour: `?datetime=2026-11-21T13:00-08:00`. */
export const HOUR_PARAM = 'datetime';

/** The hour that an address requests. */
export type RequestedHour =
  | { readonly kind: 'none' }
  | { readonly kind: 'hour'; readonly hour: Hour }
  /** A local time that was skipped when clocks went forward. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unreadable' };

const HOUR_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):\d{2}(?::\d{2})?(Z|[+ -]\d{2}:\d{2})?$/;

/**
 * Parses the hour of an address. Without an offset it is local time of the county: the earlier of the two hours in the
 * night when clocks go back.
 */
export function parseHourParam(query: URLSearchParams, timeZone: string): RequestedHour {
  const written = query.get(HOUR_PARAM);
  if (written === null || written === '') return { kind: 'none' };
  const [matched, year, month, day, clock, offset] = HOUR_PATTERN.exec(written) ?? [];
  if (matched === undefined) return { kind: 'unreadable' };
  if (offset !== undefined) {
    // An unencoded plus is decoded as a space.
    const hour = parseHour(matched.replace(' ', '+'));
    return hour === null ? { kind: 'unreadable' } : { kind: 'hour', hour };
  }
  const local = { year: Number(year), month: Number(month), day: Number(day), hour: Number(clock) };
  const found = findLocalHour(local, timeZone);
  if (found !== null) return { kind: 'hour', hour: found };
  // Noon is never skipped: where it exists, the date is valid and the hour was skipped.
  const isDay = findLocalHour({ ...local, hour: 12 }, timeZone) !== null && local.hour < 24;
  return { kind: isDay ? 'skipped' : 'unreadable' };
}

/**
 * Formats an hour with the county's offset, which distinguishes the two hours of the night when clocks go back:
 * `2026-11-21T13:00-08:00`.
 */
export function formatHourParam(hour: Hour, timeZone: string): string {
  return formatHour(hour, timeZone).replace(':00:00', ':00');
}
