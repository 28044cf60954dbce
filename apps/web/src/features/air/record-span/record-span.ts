import type { AirStatus } from '@townlight/contract/air';
import { addHours, type Hour, parseHour } from '@townlight/domain/time';
import type { MessageId } from '../../../i18n/messages/en.ts';

/** From the current hour to the hour on the clock. A source that works has reported it after one hour, or two. */
const MAX_DELAY_HOURS = 3;

/** The hours on record. */
export interface AirRecordSpan {
  readonly first: Hour;
  /** The hour five hours before the newest: later readings may be revised. Rankings use settled hours. // spec 9 */
  readonly settled: Hour;
  /** The current hour: the newest that enough stations have reported; never before the settled hour. */
  readonly current: Hour;
  /** The hour at which the map opens: the settled or the current one. */
  readonly opening: Hour;
  /** The newest hour that any station has reported. */
  readonly newest: Hour;
  /** Whether the current hour is so long ago that its air is not the air of now. Never for sample readings. */
  readonly isOutdated: boolean;
}

/**
 * Parses the hours of the reply.
 * @param clock the hour now; `null` while unknown
 * @returns `null` before the first reading
 */
export function parseRecordSpan(
  update: AirStatus | null | undefined,
  clock: Hour | null = null,
): AirRecordSpan | null {
  if (update == null) return null;
  const first = parseHour(update.first);
  const settled = parseHour(update.datetime);
  const current = parseHour(update.current);
  const opening = parseHour(update.map_opens);
  const newest = parseHour(update.last_updated);
  if (first === null || settled === null || newest === null) return null;
  if (current === null || opening === null) return null;
  const isOutdated = !update.sample && clock !== null && addHours(current, MAX_DELAY_HOURS) < clock;
  return { first, settled, current, opening, newest, isOutdated };
}

/** Returns the mark of an hour: newest, may be corrected, or outdated for lack of a newer one; `null` for any other. */
export function hourMarkId(
  hour: Hour,
  { settled, current, newest, isOutdated }: AirRecordSpan,
): MessageId | null {
  if (isOutdated && hour === current) return 'air.outdated';
  if (hour > settled) return hour === current ? 'air.newest' : 'air.unsettled';
  return hour === current && newest > current ? 'air.noneNewer' : null;
}
