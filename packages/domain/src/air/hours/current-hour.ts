import { addHours, type Hour } from '../../time/index.ts';
import { AIR_SETTLING_HOURS } from '../constants.ts';

/**
 * A station is expected to report if it did in so many hours before. A station that was silent for longer is off, not
 * late, and waiting for it would keep everyone in older air. The hours reach from any that is not settled to one that is.
 */
export const EXPECTED_FOR_HOURS = AIR_SETTLING_HOURS + 1;

/** An hour is reported by enough stations with this share of those that are expected. */
export const ENOUGH_OF_STATIONS = 0.5;

/** What has arrived, by hour and station. */
export interface ReportedHours {
  readonly first: Hour;
  /** The newest with a reading that estimates use. */
  readonly newest: Hour;
  /** Whether anything came, used or kept out: a reading that is in doubt is a report. */
  hasReported(hour: Hour, station: number): boolean;
  /** Whether an estimate uses it. */
  isUsed(hour: Hour, station: number): boolean;
}

/** The hour from which on readings are still being revised: so long before the newest, within the record. // spec 9, reading 9 */
export function settledHour({ first, newest }: Pick<ReportedHours, 'first' | 'newest'>): Hour {
  return Math.max(addHours(newest, -AIR_SETTLING_HOURS), first) as Hour;
}

/**
 * The hour that is called "now": the newest that enough stations have reported, never before the settled hour. A few
 * early stations do not make an hour: far from them it would be estimated from afar.
 */
export function currentHour(reported: ReportedHours, stations: number): Hour {
  const settled = settledHour(reported);
  for (let hour = reported.newest; hour > settled; hour = addHours(hour, -1))
    if (isReported(reported, stations, hour)) return hour;
  return settled;
}

function isReported(reported: ReportedHours, stations: number, hour: Hour): boolean {
  const all = Array.from({ length: stations }, (_, station) => station);
  if (!all.some((station) => reported.isUsed(hour, station))) return false;
  const expected = new Set<number>();
  let hours = 0;
  // hours that nobody reported are a gap of the record, and say nothing of any station
  for (
    let before = addHours(hour, -1);
    before >= reported.first && hours < EXPECTED_FOR_HOURS;
    before = addHours(before, -1)
  ) {
    const came = all.filter((station) => reported.hasReported(before, station));
    for (const station of came) expected.add(station);
    if (came.length > 0) hours++;
  }
  const came = all.filter((station) => reported.hasReported(hour, station));
  return came.length >= Math.ceil(expected.size * ENOUGH_OF_STATIONS);
}
