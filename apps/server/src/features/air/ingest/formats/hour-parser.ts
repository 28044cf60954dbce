import {
  addHours,
  findLocalHour,
  type Hour,
  hourOfInstant,
  toLocalHour,
} from '@townlight/domain/time';
import { parseLocalMoment, parseTimeOfDay } from '../../../../ingest/rows/local-moment.ts';
import type { AirMapping } from './mapping.ts';

/**
 * Returns the hour of a text, or why it is invalid. `of` names the series of the reading: each one passes the repeated
 * hour independently.
 */
export type ParseReadingHour = (date: string, time: string | null, of: string) => Hour | string;

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT? ?\d\d(:?\d\d){0,2}(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

/**
 * Creates a parser of a file's times by its mapping. A text with an offset (`Z`, `-08:00`) is unambiguous. In county
 * time an hour occurs twice in the night when clocks go back: the first row is the earlier hour, the second the later,
 * and vice versa in a file in descending order. The hour that is skipped in spring is rejected. Where hours are
 * labeled by their end, the label is parsed first and the hour before it is returned: 24 is the day's last hour.
 */
export function createHourParser(
  { clock, dateOrder, hours }: Pick<AirMapping, 'clock' | 'dateOrder' | 'hours'>,
  timeZone: string,
): ParseReadingHour {
  const seen = new Map<string, Hour | string>();
  const lastOf = new Map<string, Hour>();

  const read = (date: string, time: string | null): Hour | string => {
    const text = time === null ? date : `${date} ${time}`;
    if (WITH_OFFSET.test(date.trim())) {
      const instant = Date.parse(date.trim().replace(/^(\d{4}-\d\d-\d\d) /, '$1T'));
      if (Number.isNaN(instant)) return `"${date}" is not a date and hour`;
      return instant % 3_600_000 === 0 ? hourOfInstant(instant) : `"${date}" is not a whole hour`;
    }
    const moment = parseLocalMoment(date.trim(), dateOrder);
    const label = time === null ? hourOfTime(moment?.time ?? null) : parseHourOfDay(time.trim());
    if (!moment || label === null) return `"${text}" is not a date and hour`;
    if (Number.isNaN(label)) return `"${text}" is not a whole hour`;
    if (label === 24 && hours === 'beginning')
      return `hours are numbered 1 to 24: "${text}" ends at midnight; add "hours": "ending" to the mapping if they are labeled by their end`;
    const asUtc = hourOfInstant(Date.parse(`${moment.date}T00:00Z`)) + label;
    const { year, month, day, hour } = toLocalHour(asUtc as Hour, 'UTC');
    if (clock === 'utc') return asUtc as Hour;
    if (clock === 'county-standard') return addHours(asUtc as Hour, standardOffset(year, timeZone));
    return (
      findLocalHour({ year, month, day, hour }, timeZone) ??
      `"${text}" is an hour that the county's clocks skip that night`
    );
  };

  return (date, time, of) => {
    const text = `${date}|${time ?? ''}`;
    let hour = seen.get(text);
    if (hour === undefined) {
      hour = read(date, time);
      seen.set(text, hour);
    }
    if (typeof hour === 'string') return hour;
    if (clock === 'county' && !WITH_OFFSET.test(date.trim()))
      hour = resolveRepeatedHour(hour, lastOf.get(of), timeZone);
    lastOf.set(of, hour);
    return hours === 'ending' ? addHours(hour, -1) : hour;
  };
}

/**
 * Parses `13`, `13.0`, `1300`, `13:00` and `24:00`.
 * @returns `null` for no time of a day, NaN for a time that is not a full hour
 */
function parseHourOfDay(text: string): number | null {
  const [, bare] = /^(\d{1,2})(?:\.0+)?$/.exec(text) ?? [];
  if (bare !== undefined) return Number(bare) <= 24 ? Number(bare) : null;
  return /^24:?00(:00)?$/.test(text) ? 24 : hourOfTime(parseTimeOfDay(text));
}

function hourOfTime(time: string | null): number | null {
  if (time === null) return null;
  return time.endsWith(':00') ? Number(time.slice(0, 2)) : Number.NaN;
}

/** Returns the earlier or the later of two hours with the same label, depending on the hour parsed before. */
function resolveRepeatedHour(earlier: Hour, last: Hour | undefined, timeZone: string): Hour {
  // fast path: an hour cannot be ambiguous far from the previous hour
  if (last === undefined || Math.abs(last - earlier) > 2) return earlier;
  const later = addHours(earlier, 1);
  if (toLocalHour(later, timeZone).hour !== toLocalHour(earlier, timeZone).hour) return earlier;
  if (last === earlier) return later;
  return last > later ? later : earlier;
}

/** Returns the hours from the county's standard time to UTC. */
function standardOffset(year: number, timeZone: string): number {
  const midnight = { year, month: 1, day: 1, hour: 0 };
  const asUtc = hourOfInstant(Date.UTC(year, 0, 1));
  return (findLocalHour(midnight, timeZone) ?? asUtc) - asUtc;
}
