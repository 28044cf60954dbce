import type { AqiEstimate, AqiHistoryPoint } from '@townlight/contract/air';
import {
  AIR_HISTORY_HOURS,
  type AirEstimate,
  type AqiScale,
  computeHourIndex,
  DEFAULT_SENSORS,
  DOUBTFUL,
  estimateFromStations,
  FAR_FROM_STATIONS_KM,
  type HourlyPm25,
  hasEnoughYears,
  isDoubtful,
  NOW_CAST_HOURS,
  type StationsByDistance,
  sortStationsByDistance,
} from '@townlight/domain/air';
import { addHours, formatHour, type Hour } from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import { hourGroupOf, toTenths } from '../snapshot/air-data.ts';
import { type AirSnapshot, findEstimationError } from '../snapshot/air-snapshot.ts';
import { findAwaitedReadings } from '../snapshot/awaited-readings.ts';
import { roundUpToTenth } from './accuracy-reply.ts';
import { resolveHour } from './resolve-hour.ts';

/** Bounds outside of which points are rejected. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export interface PointQuery {
  readonly lat: number;
  readonly long: number;
  readonly sensors?: number | undefined;
  readonly datetime?: string | undefined;
  readonly scale?: AqiScale | undefined;
}

/**
 * Builds the reply of `GET /api/air-quality/aqi`.
 * @throws BadRequest for a point outside the county or an hour that is not recorded
 */
export function buildAqiReadings(
  snapshot: AirSnapshot,
  query: PointQuery,
  bounds: Bounds,
): AqiEstimate[] {
  const place = placeOf(snapshot, query, bounds);
  const hour = resolveHour(snapshot, query.datetime);
  if (hour === null) return [];
  const { scale = 'site' } = query;
  const estimate = estimateIn(place, hour);
  const index = computeHourIndex(
    lastHours(place, hour, scale === 'site' ? 1 : NOW_CAST_HOURS),
    scale,
  );
  if (estimate === null || estimate === DOUBTFUL || index === null) return [];
  const { nearestKm } = estimate;
  const error = findEstimationError(snapshot, estimate);
  const usual = usuallyIn(place, hour);
  // the error that the estimate would have at the usual level: for a given usual level it does not depend on the hour
  const usualError =
    usual && findEstimationError(snapshot, { concentration: usual.concentration, nearestKm });
  return [
    {
      aqi: index.aqi,
      datetime: formatHour(hour, snapshot.data.timeZone),
      aqi_category: index.category,
      pm25: inTenths(estimate),
      beyond_index: index.isBeyondScale,
      stations: estimate.stations,
      nearest_km: toNearestTenth(nearestKm),
      far: nearestKm > FAR_FROM_STATIONS_KM,
      error_pm25: error === null ? null : toNearestTenth(error.meanAbsolute),
      one_in_ten_pm25: error === null ? null : roundUpToTenth(error.percentile90),
      usual_pm25: usual === null ? null : inTenths(usual),
      usual_error_pm25: usualError === null ? null : toNearestTenth(usualError.meanAbsolute),
    },
  ];
}

/**
 * Builds the reply of `GET /api/air-quality/aqi-history`.
 * @throws BadRequest for a point outside the county or an hour that is not recorded
 */
export function buildAqiHistory(
  snapshot: AirSnapshot,
  query: PointQuery,
  bounds: Bounds,
): AqiHistoryPoint[] {
  const place = placeOf(snapshot, query, bounds);
  const newest = resolveHour(snapshot, query.datetime);
  if (newest === null) return [];
  // the NowCast of the oldest hour needs the hours before it
  const hours = lastHours(place, newest, AIR_HISTORY_HOURS + NOW_CAST_HOURS - 1);
  return Array.from({ length: AIR_HISTORY_HOURS }, (_, ago) => ({
    datetime: formatHour(addHours(newest, -ago), snapshot.data.timeZone),
    aqi: computeHourIndex(hours.slice(ago), query.scale)?.aqi ?? null,
    pm25: concentrationOf(hours[ago]),
    doubtful: hours[ago] === DOUBTFUL,
  })).reverse();
}

/** A point with the stations around it. */
interface Place {
  readonly snapshot: AirSnapshot;
  readonly around: StationsByDistance;
  readonly sensors: number;
}

/** @throws BadRequest for a point outside the county's bounds */
function placeOf(
  snapshot: AirSnapshot,
  { lat, long, sensors = DEFAULT_SENSORS }: PointQuery,
  [west, south, east, north]: Bounds,
): Place {
  if (lat < south || lat > north || long < west || long > east)
    throw new BadRequest(
      `lat ${lat}, long ${long} is outside the county; lat must be between ${south} and ${north}, and long between ${west} and ${east}.`,
    );
  const { stations } = snapshot.data.record;
  return {
    snapshot,
    around: sortStationsByDistance({ longitude: long, latitude: lat }, stations),
    sensors,
  };
}

function estimateIn(
  { snapshot, around, sensors }: Place,
  hour: Hour,
): AirEstimate | null | typeof DOUBTFUL {
  const { record } = snapshot.data;
  const { first, hours, stations, accepted, refused } = record;
  const at = hour - first;
  if (at < 0 || at >= hours) return null;
  const begin = at * stations.length;
  const estimate = estimateFromStations(around, accepted, begin, sensors);
  if (estimate === null) return null;
  const awaited = findAwaitedReadings(record, at);
  return isDoubtful(around, accepted, refused, begin, estimate.concentration, awaited)
    ? DOUBTFUL
    : estimate;
}

function usuallyIn({ snapshot, around, sensors }: Place, hour: Hour): AirEstimate | null {
  const { record, usual } = snapshot.data;
  if (snapshot.hours === null || !hasEnoughYears(snapshot.hours)) return null;
  const at = hour - record.first;
  const like = hourGroupOf(record.months[at] as number, record.clock[at] as number);
  return estimateFromStations(around, usual, like * record.stations.length, sensors);
}

/** Returns µg/m³ in tenths, newest hour first. */
function lastHours(place: Place, hour: Hour, count: number): HourlyPm25[] {
  return Array.from({ length: count }, (_, ago) => {
    const estimate = estimateIn(place, addHours(hour, -ago));
    return estimate === null || estimate === DOUBTFUL ? estimate : inTenths(estimate);
  });
}

function concentrationOf(hour: HourlyPm25 | undefined): number | null {
  return typeof hour === 'number' ? hour : null;
}

function inTenths({ concentration }: AirEstimate): number {
  return toTenths(concentration) / 10;
}

function toNearestTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
