import type { AirHours } from '@townlight/contract/air';
import { AIR_HISTORY_HOURS } from '@townlight/domain/air';
import { addHours, type Hour, parseHour } from '@townlight/domain/time';
import type { AirRecordSpan } from '../figures/record-span.ts';
import type { AirMapState, ShownMoment } from './air-map-state.ts';

/**
 * The last of the hours that the map plays: now, or the end of a window of the past. An hour of the address that is older than what is played now has a
 * window of its own, which it ends; so a link to a smoky evening still shows it a year later.
 * @returns `null` while nobody knows how far the readings reach
 */
export function lastPlayed(
  state: Pick<AirMapState, 'hour' | 'until'>,
  span: AirRecordSpan | null,
): Hour | null {
  if (span === null) return null;
  const { first, current } = span;
  const { hour, until } = state;
  const asked =
    until ?? (hour !== null && hour <= addHours(current, -AIR_HISTORY_HOURS) ? hour : current);
  return Math.max(first, Math.min(asked, current)) as Hour;
}

/** The hours that the map plays, oldest first. */
export function playedHours(reply: AirHours): Hour[] {
  return reply.hours.slice(reply.shown_from).map((text) => parseHour(text) as Hour);
}

/**
 * Which of the hours is shown, from 0: the one that is asked for, or the nearest there is.
 * @param opening where none is asked for; the last where that is `null`
 */
export function shownAt(
  hours: readonly Hour[],
  asked: Hour | null,
  opening: Hour | null = null,
): number {
  const last = hours.length - 1;
  const first = hours[0];
  const hour = asked ?? opening;
  if (hour === null || first === undefined) return last;
  return Math.max(0, Math.min(hour - first, last));
}

/**
 * How an hour of those that are played is asked for; `null` where it is none of them.
 * @param opening the hour at which they open; `null` for hours of the past
 */
export function momentOf(
  hours: readonly Hour[],
  opening: Hour | null,
  hour: Hour,
): ShownMoment | null {
  const last = hours.at(-1) ?? null;
  // a day's chart begins with the day, the hours that are played may begin later
  if (!hours.includes(hour)) return null;
  // where the map opens it stays when another hour comes; hours of another day keep their last
  return { hour: hour === (opening ?? last) ? null : hour, until: opening === null ? last : null };
}
