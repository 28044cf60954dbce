import type { AqiEstimate, AqiHistoryPoint } from '@townlight/contract/air';
import {
  AIR_HISTORY_HOURS,
  computeHourIndex,
  DOUBTFUL_HOUR,
  FAR_FROM_STATIONS_KM,
  type HourlyPm25,
  NOW_CAST_HOURS,
} from '@townlight/domain/air';
import { addHours, formatHour } from '@townlight/domain/time';
import { type AirSnapshot, findEstimationError } from '../snapshot/air-snapshot.ts';
import { roundUpToTenth } from './accuracy-reply.ts';
import {
  type Bounds,
  concentrationInTenths,
  estimatePointInHour,
  findUsualAtPoint,
  listRecentConcentrations,
  type PointQuery,
  toPointWithStations,
} from './place-air.ts';
import { resolveRequestedHour } from './resolve-hour.ts';

/**
 * Builds the reply of `GET /api/air-quality/aqi`.
 * @throws BadRequest for a point outside the county or an hour that is not recorded
 */
export function buildAqiEstimates(
  snapshot: AirSnapshot,
  query: PointQuery,
  bounds: Bounds,
): AqiEstimate[] {
  const place = toPointWithStations(snapshot, query, bounds);
  const hour = resolveRequestedHour(snapshot, query.datetime);
  if (hour === null) return [];
  const { scale = 'site' } = query;
  const estimate = estimatePointInHour(place, hour);
  const index = computeHourIndex(
    listRecentConcentrations(place, hour, scale === 'site' ? 1 : NOW_CAST_HOURS),
    scale,
  );
  if (estimate === null || estimate === DOUBTFUL_HOUR || index === null) return [];
  const { nearestKm } = estimate;
  const error = findEstimationError(snapshot, estimate);
  const usual = findUsualAtPoint(place, hour);
  // the error that the estimate would have at the usual level: for a given usual level it does not depend on the hour
  const usualError =
    usual && findEstimationError(snapshot, { concentration: usual.concentration, nearestKm });
  return [
    {
      aqi: index.aqi,
      datetime: formatHour(hour, snapshot.data.timeZone),
      aqi_category: index.category,
      pm25: concentrationInTenths(estimate),
      beyond_index: index.isBeyondScale,
      stations: estimate.stations,
      nearest_km: toNearestTenth(nearestKm),
      far: nearestKm > FAR_FROM_STATIONS_KM,
      error_pm25: error === null ? null : toNearestTenth(error.meanAbsolute),
      one_in_ten_pm25: error === null ? null : roundUpToTenth(error.percentile90),
      usual_pm25: usual === null ? null : concentrationInTenths(usual),
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
  const place = toPointWithStations(snapshot, query, bounds);
  const newest = resolveRequestedHour(snapshot, query.datetime);
  if (newest === null) return [];
  // the NowCast of the oldest hour needs the hours before it
  const hours = listRecentConcentrations(place, newest, AIR_HISTORY_HOURS + NOW_CAST_HOURS - 1);
  return Array.from({ length: AIR_HISTORY_HOURS }, (_, ago) => ({
    datetime: formatHour(addHours(newest, -ago), snapshot.data.timeZone),
    aqi: computeHourIndex(hours.slice(ago), query.scale)?.aqi ?? null,
    pm25: concentrationOf(hours[ago]),
    doubtful: hours[ago] === DOUBTFUL_HOUR,
  })).reverse();
}

function concentrationOf(hour: HourlyPm25 | undefined): number | null {
  return typeof hour === 'number' ? hour : null;
}

function toNearestTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
