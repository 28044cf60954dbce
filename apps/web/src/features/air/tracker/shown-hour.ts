import { findLocalHour, type Hour, toLocalHour } from '@townlight/domain/time';
import type { RequestedHour } from '../figures/hour-param.ts';
import type { AirRecordSpan } from '../record-span/record-span.ts';

/** The hour that a page shows, or why it shows none. */
export type ShownHour =
  | {
      readonly kind: 'shown';
      readonly hour: Hour;
      readonly isRequested: boolean;
    }
  | { readonly kind: 'too-late'; readonly hour: Hour }
  | { readonly kind: 'too-early' | 'skipped' | 'unreadable' };

/** Resolves the hour of the address; the current hour where it has none. */
export function resolveShownHour(requested: RequestedHour, span: AirRecordSpan): ShownHour {
  if (requested.kind === 'none') return { kind: 'shown', hour: span.current, isRequested: false };
  if (requested.kind !== 'hour') return { kind: requested.kind };
  if (requested.hour < span.first) return { kind: 'too-early' };
  if (requested.hour > span.newest) return { kind: 'too-late', hour: requested.hour };
  return { kind: 'shown', hour: requested.hour, isRequested: true };
}

/** A day of the county's calendar. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

/**
 * Returns the hour of another day with the same local time as `like`, clamped to the record; where clocks skip it, the
 * next one.
 * @returns `null` for a day without an hour on record
 */
export function findSameHourOnDay(
  day: CalendarDay,
  like: Hour,
  span: AirRecordSpan,
  timeZone: string,
): Hour | null {
  const { hour } = toLocalHour(like, timeZone);
  const found =
    findLocalHour({ ...day, hour }, timeZone) ??
    findLocalHour({ ...day, hour: hour + 1 }, timeZone);
  if (found === null) return null;
  const clamped = Math.min(Math.max(found, span.first), span.newest) as Hour;
  const there = toLocalHour(clamped, timeZone);
  return there.year === day.year && there.month === day.month && there.day === day.day
    ? clamped
    : null;
}
