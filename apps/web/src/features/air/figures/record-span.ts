import type { AirStatus } from '@townlight/contract/air';
import { type Hour, parseHour } from '@townlight/domain/time';
import type { MessageId } from '../../../i18n/messages/en.ts';

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
}

/**
 * Parses the hours of the reply.
 * @returns `null` before the first reading
 */
export function parseRecordSpan(update: AirStatus | null | undefined): AirRecordSpan | null {
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

/** Returns the mark of an hour: newest, may be corrected, or outdated for lack of a newer one; `null` for any other. */
export function hourMarkId(
  hour: Hour,
  { settled, current, newest }: AirRecordSpan,
): MessageId | null {
  if (hour > settled) return hour === current ? 'air.newest' : 'air.unsettled';
  return hour === current && newest > current ? 'air.noneNewer' : null;
}
