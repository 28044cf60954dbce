import { AIR_SETTLING_HOURS, findSettledHour } from '@townlight/domain/air';
import { addHours, type Hour } from '@townlight/domain/time';
import type { StationReadingsRecord } from './air-data.ts';

type ReadingWindow = Pick<
  StationReadingsRecord,
  'first' | 'newest' | 'stations' | 'accepted' | 'refused'
>;

/** Returns the hours that stations may still report: those after the settled one. */
export function listUnsettledHours({
  first,
  newest,
}: Pick<ReadingWindow, 'first' | 'newest'>): Hour[] {
  if (newest === null) return [];
  const settled = findSettledHour({ first, newest });
  return Array.from({ length: newest - settled }, (_, later) => addHours(settled, later + 1));
}

/**
 * Returns the last readings of stations that have not reported an hour yet, in µg/m³ by station; NaN for the others. A
 * late station in smoke must not make its surroundings look clean.
 * @param at index of the hour in the record
 * @returns `null` for a settled hour, and where no reading is awaited
 */
export function findLastReadingsOfLateStations(
  record: ReadingWindow,
  at: number,
): Float64Array | null {
  const { first, newest, stations, accepted, refused } = record;
  if (newest === null || at <= findSettledHour({ first, newest }) - first) return null;
  const awaited = new Float64Array(stations.length).fill(Number.NaN);
  const readingAt = (hour: number, station: number) => {
    const place = hour * stations.length + station;
    const used = accepted[place] as number;
    return Number.isNaN(used) ? (refused[place] as number) : used;
  };
  for (let station = 0; station < stations.length; station++) {
    if (!Number.isNaN(readingAt(at, station))) continue;
    for (let hour = at - 1; hour >= Math.max(0, at - AIR_SETTLING_HOURS); hour--) {
      const last = readingAt(hour, station);
      if (Number.isNaN(last)) continue;
      awaited[station] = last;
      break;
    }
  }
  return awaited.every(Number.isNaN) ? null : awaited;
}
