import {
  addHours,
  formatHour,
  type Hour,
  hourOfLocal,
  type LocalHour,
  parseHour,
} from '@townlight/domain/time';
import { BadRequest } from '../../platform/http/errors.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

/**
 * The hour that holds `datetime`; the settled one where none is named; null before anything is loaded.
 * @param name what the instant is called in the query
 * @throws BadRequest that says which hours are on record
 */
export function askedHour(
  snapshot: AirSnapshot,
  datetime: string | undefined,
  name = 'datetime',
): Hour | null {
  const { data, hours } = snapshot;
  if (hours === null) return null;
  if (datetime === undefined) return hours.settled;
  const hour = parseHour(datetime);
  if (hour === null)
    throw new BadRequest(
      `${name} is ${datetime}; give an instant with its offset, such as ${formatHour(hours.settled, data.timeZone)}.`,
    );
  if (hour < hours.first || hour > hours.newest)
    throw notOnRecord(snapshot, `${name} is ${formatHour(hour, data.timeZone)}`);
  return hour;
}

/**
 * The hour at which the county's clocks show what is asked for: in the night when they go back the earlier of the two, unless
 * an offset names the other.
 * @throws BadRequest for what no clock shows, and for hours that are not on record
 */
export function askedLocalHour(
  snapshot: AirSnapshot,
  local: LocalHour,
  offset: string | undefined,
): Hour | null {
  const { data, hours } = snapshot;
  if (hours === null) return null;
  const clock = `${dayText(local)}T${two(local.hour)}:00:00`;
  const earlier = hourOfLocal(local, data.timeZone);
  if (earlier === null)
    throw new BadRequest(
      `The county’s clocks never show ${clock}: either there is no such day, or it is the hour that is skipped when clocks go forward.`,
    );
  const offsets = new Map(
    [earlier, addHours(earlier, 1)]
      .map((hour) => ({ hour, text: formatHour(hour, data.timeZone) }))
      .filter(({ text }) => text.startsWith(clock))
      .map(({ hour, text }) => [text.slice(clock.length), hour]),
  );
  const hour = offset === undefined ? earlier : offsets.get(offset);
  if (hour === undefined)
    throw new BadRequest(
      `offset is ${offset}; at ${clock} it is ${[...offsets.keys()].join(' or ')}.`,
    );
  if (hour < hours.first || hour > hours.newest)
    throw notOnRecord(snapshot, `The hour asked for is ${formatHour(hour, data.timeZone)}`);
  return hour;
}

/** @param what is asked for, as the sentence begins */
export function notOnRecord({ data, hours }: AirSnapshot, what: string): BadRequest {
  if (hours === null) return new BadRequest(`${what}; no readings are loaded yet.`);
  const { first, newest } = hours;
  const text = (hour: Hour) => formatHour(hour, data.timeZone);
  return new BadRequest(`${what}; readings run from ${text(first)} to ${text(newest)}.`);
}

/** `2026-11-21` */
export function dayText({ year, month, day }: Pick<LocalHour, 'year' | 'month' | 'day'>): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
