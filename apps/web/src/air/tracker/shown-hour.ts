import { type Hour, hourOfLocal, localHour } from '@townlight/domain/time';
import type { AskedHour } from '../figures/air-hour.ts';
import type { AirRecordSpan } from '../figures/record-span.ts';

/** The hour that a page shows, or why it shows none. */
export type ShownHour =
  | {
      readonly kind: 'shown';
      readonly hour: Hour;
      readonly asked: boolean;
    }
  | { readonly kind: 'too-early' | 'too-late' | 'skipped' | 'unreadable' };

/** Resolves the hour of the address; the current hour where it has none. */
export function shownHour(asked: AskedHour, span: AirRecordSpan): ShownHour {
  if (asked.kind === 'none') return { kind: 'shown', hour: span.current, asked: false };
  if (asked.kind !== 'hour') return { kind: asked.kind };
  if (asked.hour < span.first) return { kind: 'too-early' };
  if (asked.hour > span.newest) return { kind: 'too-late' };
  return { kind: 'shown', hour: asked.hour, asked: true };
}

/** A day of the county's calendar. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

/**
 * Returns the hour of another day with the same local time as `like`, clamped to the record; where clocks skip it, the
 * next one.
 * @returns `null` for a day without an hour on record
 */
export function sameHourOn(
  day: CalendarDay,
  like: Hour,
  span: AirRecordSpan,
  timeZone: string,
): Hour | null {
  const { hour } = localHour(like, timeZone);
  const found =
    hourOfLocal({ ...day, hour }, timeZone) ?? hourOfLocal({ ...day, hour: hour + 1 }, timeZone);
  if (found === null) return null;
  const held = Math.min(Math.max(found, span.first), span.newest) as Hour;
  const there = localHour(held, timeZone);
  return there.year === day.year && there.month === day.month && there.day === day.day
    ? held
    : null;
}
