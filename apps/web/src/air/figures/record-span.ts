import type { AirUpdate } from '@townlight/contract/air';
import { type Hour, parseHour } from '@townlight/domain/time';
import type { MessageId } from '../../language/messages/en.ts';

/** The hours on record. */
export interface AirRecordSpan {
  readonly first: Hour;
  /** Readings are revised at first: the hour five hours before the newest. Rankings are of such hours. // spec 9 */
  readonly settled: Hour;
  /** What is called now: the newest that enough stations have reported; never before the settled hour. */
  readonly current: Hour;
  /** Where the map opens: one of the two. */
  readonly opening: Hour;
  /** The newest that any station has reported. */
  readonly newest: Hour;
}

/** @returns `null` where nothing was read yet */
export function recordSpan(update: AirUpdate | null | undefined): AirRecordSpan | null {
  if (update == null) return null;
  const first = parseHour(update.first);
  const settled = parseHour(update.datetime);
  const current = parseHour(update.current);
  const opening = parseHour(update.map_opens);
  const newest = parseHour(update.last_updated);
  if (first === null || settled === null || newest === null) return null;
  if (current === null || opening === null) return null;
  return { first, settled, current, opening, newest };
}

/** How an hour is marked: as the newest, as one that may be corrected, or as old for want of a newer one; `null` for any other. */
export function hourMark(
  hour: Hour,
  { settled, current, newest }: AirRecordSpan,
): MessageId | null {
  if (hour > settled) return hour === current ? 'air.newest' : 'air.unsettled';
  return hour === current && newest > current ? 'air.noneNewer' : null;
}
