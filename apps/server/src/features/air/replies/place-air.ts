import {
  type AirEstimate,
  type AqiScale,
  DEFAULT_SENSORS,
  DOUBTFUL_HOUR,
  estimateFromStations,
  type HourlyPm25,
  hasEnoughYears,
  isDoubtful,
  type StationsByDistance,
  sortStationsByDistance,
} from '@townlight/domain/air';
import { addHours, type Hour, toLocalHour, toYearMonth } from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import { toHourGroup, toTenths } from '../snapshot/air-data.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import { findLastReadingsOfLateStations } from '../snapshot/late-station-readings.ts';

/** Bounds outside of which points are rejected. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The query of a request about a point, see `aqiQuery` of the contract. */
export interface PointQuery {
  readonly lat: number;
  readonly long: number;
  readonly sensors?: number | undefined;
  readonly datetime?: string | undefined;
  readonly scale?: AqiScale | undefined;
}

/** A point with the stations around it. */
export interface PointWithStations {
  readonly snapshot: AirSnapshot;
  readonly around: StationsByDistance;
  readonly sensors: number;
}

/** @throws BadRequest for a point outside the county's bounds */
export function refuseOutsidePoint(
  { lat, long }: Pick<PointQuery, 'lat' | 'long'>,
  [west, south, east, north]: Bounds,
): void {
  if (lat < south || lat > north || long < west || long > east)
    throw new BadRequest(
      `lat ${lat}, long ${long} is outside the county; lat must be between ${south} and ${north}, and long between ${west} and ${east}.`,
    );
}

/** @throws BadRequest for a point outside the county's bounds */
export function toPointWithStations(
  snapshot: AirSnapshot,
  query: PointQuery,
  bounds: Bounds,
): PointWithStations {
  refuseOutsidePoint(query, bounds);
  const { lat, long, sensors = DEFAULT_SENSORS } = query;
  const { stations } = snapshot.data.record;
  return {
    snapshot,
    around: sortStationsByDistance({ longitude: long, latitude: lat }, stations),
    sensors,
  };
}

/**
 * Estimates a point in an hour: null without a reading or outside the record, `DOUBTFUL_HOUR` where a reading is
 * doubtful.
 */
export function estimatePointInHour(
  { snapshot, around, sensors }: PointWithStations,
  hour: Hour,
): AirEstimate | null | typeof DOUBTFUL_HOUR {
  const { record } = snapshot.data;
  const { first, hours, stations, accepted, refused } = record;
  const at = hour - first;
  if (at < 0 || at >= hours) return null;
  const begin = at * stations.length;
  const estimate = estimateFromStations(around, accepted, begin, sensors);
  if (estimate === null) return null;
  const awaited = findLastReadingsOfLateStations(record, at);
  return isDoubtful(around, accepted, refused, begin, estimate.concentration, awaited)
    ? DOUBTFUL_HOUR
    : estimate;
}

/** Returns the usual air in any hour, past or future; `null` with too few years on record. */
export function findUsualAtPoint(
  { snapshot, around, sensors }: PointWithStations,
  hour: Hour,
): AirEstimate | null {
  const { record, usual, timeZone } = snapshot.data;
  if (snapshot.hours === null || !hasEnoughYears(snapshot.hours)) return null;
  const local = toLocalHour(hour, timeZone);
  const group = toHourGroup(toYearMonth(local.year, local.month), local.hour);
  return estimateFromStations(around, usual, group * record.stations.length, sensors);
}

/** Returns µg/m³ in tenths, newest hour first. */
export function listRecentConcentrations(
  place: PointWithStations,
  hour: Hour,
  count: number,
): HourlyPm25[] {
  return Array.from({ length: count }, (_, ago) => {
    const estimate = estimatePointInHour(place, addHours(hour, -ago));
    return estimate === null || estimate === DOUBTFUL_HOUR
      ? estimate
      : concentrationInTenths(estimate);
  });
}

/** Returns the concentration of an estimate in tenths of µg/m³. */
export function concentrationInTenths({ concentration }: AirEstimate): number {
  return toTenths(concentration) / 10;
}
