import type { AirHours, AirUpdate } from '@townlight/contract/air';
import { AIR_HISTORY_HOURS } from '@townlight/domain/air';
import { addHours, type Hour, parseHour } from '@townlight/domain/time';
import type { AirMapState, ShownMoment } from './air-map-state.ts';

/**
 * The last of the hours that the map plays. An hour of the address that is older than what is played now has a
 * window of its own, which it ends; so a link to a smoky evening still shows it a year later.
 * @returns `null` while nobody knows the newest hour
 */
export function lastPlayed(
  state: Pick<AirMapState, 'hour' | 'until'>,
  update: AirUpdate | null | undefined,
): Hour | null {
  const newest = parseHour(update?.datetime ?? '');
  const first = parseHour(update?.first ?? '');
  if (newest === null || first === null) return null;
  const { hour, until } = state;
  const asked =
    until ?? (hour !== null && hour <= addHours(newest, -AIR_HISTORY_HOURS) ? hour : newest);
  return Math.max(first, Math.min(asked, newest)) as Hour;
}

/** The hours that the map plays, oldest first. */
export function playedHours(reply: AirHours): Hour[] {
  return reply.hours.slice(reply.shown_from).map((text) => parseHour(text) as Hour);
}

/** Which of the hours is shown, from 0: the one that is asked for, or the nearest there is. */
export function shownAt(hours: readonly Hour[], asked: Hour | null): number {
  const last = hours.length - 1;
  const first = hours[0];
  if (asked === null || first === undefined) return last;
  return Math.max(0, Math.min(asked - first, last));
}

/** How an hour of those that are played is asked for; `null` where it is none of them. */
export function momentOf(hours: readonly Hour[], past: boolean, hour: Hour): ShownMoment | null {
  const last = hours.at(-1) ?? null;
  // a day's chart begins with the day, the hours that are played may begin later
  if (!hours.includes(hour)) return null;
  // the newest hour stays the newest when another comes; hours of another day keep their last
  return { hour: hour === last ? null : hour, until: past ? last : null };
}
