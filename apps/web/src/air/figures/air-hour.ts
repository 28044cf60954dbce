import { formatHour, type Hour, hourOfLocal, parseHour } from '@townlight/domain/time';

/** The name of the hour in an address: `?datetime=2026-11-21T13:00-08:00`. */
export const HOUR_QUERY = 'datetime';

/** What an address asks for. */
export type AskedHour =
  | { readonly kind: 'none' }
  | { readonly kind: 'hour'; readonly hour: Hour }
  /** A time of the county's clock that was skipped in that night of spring. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unreadable' };

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):\d{2}(?::\d{2})?(Z|[+ -]\d{2}:\d{2})?$/;

/**
 * Reads the hour of an address. With an offset it is that very hour; without, what the county's clocks show: the earlier
 * of the two in the night when they go back.
 */
export function readHour(query: URLSearchParams, timeZone: string): AskedHour {
  const written = query.get(HOUR_QUERY);
  if (written === null || written === '') return { kind: 'none' };
  const [whole, year, month, day, clock, offset] = WRITTEN.exec(written) ?? [];
  if (whole === undefined) return { kind: 'unreadable' };
  if (offset !== undefined) {
    // a plus that was not encoded reads as a blank
    const hour = parseHour(whole.replace(' ', '+'));
    return hour === null ? { kind: 'unreadable' } : { kind: 'hour', hour };
  }
  const local = { year: Number(year), month: Number(month), day: Number(day), hour: Number(clock) };
  const found = hourOfLocal(local, timeZone);
  if (found !== null) return { kind: 'hour', hour: found };
  // noon is never skipped: where there is one, the day is, and its clocks left the hour out
  const isDay = hourOfLocal({ ...local, hour: 12 }, timeZone) !== null && local.hour < 24;
  return { kind: isDay ? 'skipped' : 'unreadable' };
}

/** `2026-11-21T13:00-08:00`: with the county's offset, which tells the two hours of the night when clocks go back apart. */
export function hourInAddress(hour: Hour, timeZone: string): string {
  return formatHour(hour, timeZone).replace(':00:00', ':00');
}
