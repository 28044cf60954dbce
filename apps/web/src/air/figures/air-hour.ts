import {
  type Hour,
  hourOfInstant,
  hourOfLocal,
  localHour,
  startOfHour,
} from '@townlight/domain/time';

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
  const [whole, year, month, day, hour, offset] = WRITTEN.exec(written) ?? [];
  if (whole === undefined) return { kind: 'unreadable' };
  if (offset !== undefined) {
    // a plus that was not encoded reads as a blank
    const instant = Date.parse(whole.replace(' ', '+'));
    return Number.isNaN(instant)
      ? { kind: 'unreadable' }
      : { kind: 'hour', hour: hourOfInstant(instant) };
  }
  const local = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour) };
  const found = hourOfLocal(local, timeZone);
  if (found !== null) return { kind: 'hour', hour: found };
  // noon is never skipped: where there is one, the day is, and its clocks left the hour out
  const isDay = hourOfLocal({ ...local, hour: 12 }, timeZone) !== null && local.hour < 24;
  return { kind: isDay ? 'skipped' : 'unreadable' };
}

/** An hour with the county's offset, as addresses and calls name it: `2026-11-21T13:00:00-08:00`. */
export function hourWithOffset(hour: Hour, timeZone: string): string {
  const { year, month, day, hour: shown } = localHour(hour, timeZone);
  const offset = (Date.UTC(year, month - 1, day, shown) - startOfHour(hour)) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(shown)}:00:00${zone}`;
}

/** The same in an address, where the seconds are left out. */
export function hourInAddress(hour: Hour, timeZone: string): string {
  return hourWithOffset(hour, timeZone).replace(':00:00', ':00');
}
