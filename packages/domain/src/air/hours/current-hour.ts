import { addHours, type Hour } from '../../time/index.ts';
import { AIR_SETTLING_HOURS } from '../constants.ts';

/**
 * A station is expected to report if it did within this many previous hours. A station silent for longer is offline,
 * and waiting for it would delay the current hour. The hours span from any unsettled hour to a settled one.
 */
export const EXPECTED_STATION_HOURS = AIR_SETTLING_HOURS + 1;

/** Minimum share of expected stations for an hour to count as reported. */
export const MIN_REPORTING_SHARE = 0.5;

/** Received readings by hour and station. */
export interface HourlyReports {
  readonly first: Hour;
  /** The newest hour with a reading used in estimates. */
  readonly newest: Hour;
  /** Whether a reading arrived, used or excluded: a doubtful reading counts as a report. */
  hasReported(hour: Hour, station: number): boolean;
  /** Whether estimates use the reading. */
  isUsed(hour: Hour, station: number): boolean;
}

/** Returns the newest settled hour: a fixed lag before the newest one, within the record. // spec 9, reading 9 */
export function findSettledHour({ first, newest }: Pick<HourlyReports, 'first' | 'newest'>): Hour {
  return Math.max(addHours(newest, -AIR_SETTLING_HOURS), first) as Hour;
}

/**
 * Returns the hour shown as "now": the newest that enough stations have reported, never before the settled hour. A
 * few early stations are not enough: areas far from them would be estimated over long distances.
 */
export function findCurrentHour(reported: HourlyReports, stations: number): Hour {
  const settled = findSettledHour(reported);
  for (let hour = reported.newest; hour > settled; hour = addHours(hour, -1))
    if (isReported(reported, stations, hour)) return hour;
  return settled;
}

function isReported(reported: HourlyReports, stations: number, hour: Hour): boolean {
  const all = Array.from({ length: stations }, (_, station) => station);
  if (!all.some((station) => reported.isUsed(hour, station))) return false;
  const expected = new Set<number>();
  let hours = 0;
  // Hours without any report are a gap in the record and are skipped.
  for (
    let before = addHours(hour, -1);
    before >= reported.first && hours < EXPECTED_STATION_HOURS;
    before = addHours(before, -1)
  ) {
    const came = all.filter((station) => reported.hasReported(before, station));
    for (const station of came) expected.add(station);
    if (came.length > 0) hours++;
  }
  const came = all.filter((station) => reported.hasReported(hour, station));
  return came.length >= Math.ceil(expected.size * MIN_REPORTING_SHARE);
}
