import {
  addHours,
  findLocalHour,
  formatHour,
  type Hour,
  type LocalHour,
  parseHour,
} from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

/**
 * Returns the hour that contains `datetime`; the settled hour by default; null before anything is loaded.
 * @param name of the query parameter
 * @throws BadRequest with the range of recorded hours
 */
export function resolveRequestedHour(
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
    throw notOnRecordError(snapshot, `${name} is ${formatHour(hour, data.timeZone)}`);
  return hour;
}

/**
 * Returns the hour at which the county's clocks show the requested time: in the night when clocks go back the earlier
 * of two hours, unless an offset selects the later.
 * @throws BadRequest for times that no clock shows and for hours that are not recorded
 */
export function resolveLocalHour(
  snapshot: AirSnapshot,
  local: LocalHour,
  offset: string | undefined,
): Hour | null {
  const { data, hours } = snapshot;
  if (hours === null) return null;
  const clock = `${formatCalendarDay(local)}T${padTwoDigits(local.hour)}:00:00`;
  const earlier = findLocalHour(local, data.timeZone);
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
    throw notOnRecordError(snapshot, `The hour asked for is ${formatHour(hour, data.timeZone)}`);
  return hour;
}

/**
 * Creates the error for a time outside the record.
 * @param what the requested time, as the beginning of the sentence
 */
export function notOnRecordError({ data, hours }: AirSnapshot, what: string): BadRequest {
  if (hours === null) return new BadRequest(`${what}; no readings are loaded yet.`);
  const { first, newest } = hours;
  const text = (hour: Hour) => formatHour(hour, data.timeZone);
  return new BadRequest(`${what}; readings run from ${text(first)} to ${text(newest)}.`);
}

/** Formats a day as `2026-11-21`. */
export function formatCalendarDay({
  year,
  month,
  day,
}: Pick<LocalHour, 'year' | 'month' | 'day'>): string {
  return `${String(year).padStart(4, '0')}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

function padTwoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
