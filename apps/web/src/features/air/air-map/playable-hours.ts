import type { AirMapHours } from '@townlight/contract/air';
import { AIR_HISTORY_HOURS } from '@townlight/domain/air';
import { addHours, type Hour, parseHour } from '@townlight/domain/time';
import type { AirRecordSpan } from '../record-span/record-span.ts';
import type { AirMapState, HourSelection } from './air-map-state.ts';

/**
 * Returns the last hour that the map plays: the current one, or the end of a window of the past. An hour of the address
 * that is older than the current window ends a window, so that an old link still shows its hour a year later.
 * @returns `null` while the span of the record is unknown
 */
export function findLastPlayableHour(
  state: Pick<AirMapState, 'hour' | 'until'>,
  span: AirRecordSpan | null,
): Hour | null {
  if (span === null) return null;
  const { first, current } = span;
  const { hour, until } = state;
  const requested =
    until ?? (hour !== null && hour <= addHours(current, -AIR_HISTORY_HOURS) ? hour : current);
  return Math.max(first, Math.min(requested, current)) as Hour;
}

/** Parses the hours that the map plays, oldest first. */
export function parsePlayableHours(reply: AirMapHours): Hour[] {
  return reply.hours.slice(reply.shown_from).map((text) => parseHour(text) as Hour);
}

/**
 * Returns the index of the shown hour: the requested one, or the nearest available.
 * @param opening used without a requested hour; `null` means the last
 */
export function findShownHourIndex(
  hours: readonly Hour[],
  requested: Hour | null,
  opening: Hour | null = null,
): number {
  const last = hours.length - 1;
  const first = hours[0];
  const hour = requested ?? opening;
  if (hour === null || first === undefined) return last;
  return Math.max(0, Math.min(hour - first, last));
}

/**
 * Returns the selection that shows an hour; `null` where it is not among the playable hours.
 * @param opening the hour at which they open; `null` for hours of the past
 */
export function toHourSelection(
  hours: readonly Hour[],
  opening: Hour | null,
  hour: Hour,
): HourSelection | null {
  const last = hours.at(-1) ?? null;
  // A day's chart begins with the day, and the playable hours may begin later.
  if (!hours.includes(hour)) return null;
  // The opening hour has no explicit hour, so that it follows new data; hours of the past fix their last hour.
  return { hour: hour === (opening ?? last) ? null : hour, until: opening === null ? last : null };
}
