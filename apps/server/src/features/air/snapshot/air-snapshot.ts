import {
  type AirEstimate,
  computeAirQualityIndex,
  DOUBTFUL_HOUR,
  type EstimationError,
  findCurrentHour,
  findDistanceClass,
  findLevelClass,
  findSettledHour,
  type HourCategory,
  type HourlyPm25,
  hasEnoughReadings,
  hasWorsened,
  isFarFromStations,
} from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { Hour } from '@townlight/domain/time';
import { createReplyCache, type ReplyCache } from '../../../platform/http/reply-cache.ts';
import {
  type AirData,
  DOUBTFUL_ESTIMATE,
  NO_ESTIMATE,
  type StationReadingsRecord,
} from './air-data.ts';
import { computeMeasuredErrors, type MeasuredErrors } from './measured-errors.ts';

const MAX_CACHED_BYTES = 12 * 1024 * 1024;

/** The air as requests read it. Immutable except for the reply cache. */
export interface AirSnapshot {
  readonly data: AirData;
  /** Null before the first reading. */
  readonly hours: RecordedHours | null;
  /** Slug → index of the area in the arrays. */
  readonly areaOf: ReadonlyMap<AreaId, number>;
  readonly errors: MeasuredErrors;
  readonly replies: ReplyCache;
}

export interface RecordedHours {
  readonly first: Hour;
  /** The newest hour with a reading. */
  readonly newest: Hour;
  /**
   * An hour so far before the newest that its readings are rarely revised: rankings, days and months use such hours.
   */
  readonly settled: Hour;
  /** The displayed current hour: the newest that enough stations have reported. */
  readonly current: Hour;
  /**
   * The hour at which the map opens: the settled hour, or the current one where the air is worse than at the settled
   * hour.
   */
  readonly opening: Hour;
}

/** Opens posted data for requests, with an empty reply cache. */
export function openAirSnapshot(data: AirData): AirSnapshot {
  return {
    data,
    hours: hoursOnRecord(data),
    areaOf: new Map(data.areas.slugs.map((slug, area) => [slug, area])),
    errors: computeMeasuredErrors([...data.misses.values()]),
    replies: createReplyCache(MAX_CACHED_BYTES),
  };
}

function hoursOnRecord(data: AirData): RecordedHours | null {
  const { first, newest, stations } = data.record;
  if (newest === null) return null;
  const settled = findSettledHour({ first, newest });
  const current = findCurrentHour({ first, newest, ...reportsOf(data.record) }, stations.length);
  const isWorse = data.areas.slugs.some((_, area) => {
    const now = knownCategory(data, area, current);
    // an estimate from a distance is too rough; a doubtful one comes from a nearby monitor
    const isRough =
      now !== DOUBTFUL_HOUR && isFarFromStations(getNearestStationKm({ data }, area, current));
    return !isRough && hasWorsened(knownCategory(data, area, settled), now);
  });
  return { first, newest, settled, current, opening: isWorse ? current : settled };
}

function reportsOf({ stations, first, accepted, refused }: StationReadingsRecord) {
  const isUsed = (hour: Hour, station: number) =>
    !Number.isNaN(accepted[(hour - first) * stations.length + station]);
  const hasReported = (hour: Hour, station: number) =>
    isUsed(hour, station) || !Number.isNaN(refused[(hour - first) * stations.length + station]);
  return { isUsed, hasReported };
}

function knownCategory(data: AirData, area: number, hour: Hour): HourCategory {
  const air = getAreaAir({ data }, area, hour);
  return air === null || air === DOUBTFUL_HOUR ? air : computeAirQualityIndex(air).category;
}

/** Returns µg/m³ in tenths of an area; null for an hour without a reading, a doubtful one, and outside the record. */
export function getAreaConcentration(
  snapshot: AirSnapshot,
  area: number,
  hour: Hour,
): number | null {
  const air = getAreaAir(snapshot, area, hour);
  return air === DOUBTFUL_HOUR ? null : air;
}

/** Returns the stored air of an area in an hour, µg/m³ in tenths. */
export function getAreaAir(
  { data }: Pick<AirSnapshot, 'data'>,
  area: number,
  hour: Hour,
): HourlyPm25 {
  const { record, areas } = data;
  const at = hour - record.first;
  if (at < 0 || at >= record.hours) return null;
  const tenths = areas.estimates[at * areas.slugs.length + area] as number;
  if (tenths === DOUBTFUL_ESTIMATE) return DOUBTFUL_HOUR;
  return tenths === NO_ESTIMATE ? null : tenths / 10;
}

/** Returns the error of estimates of this level and at this distance from the nearest station. */
export function findEstimationError(
  { errors }: AirSnapshot,
  { concentration, nearestKm }: Pick<AirEstimate, 'concentration' | 'nearestKm'>,
): EstimationError | null {
  return errors.displayed[findLevelClass(concentration)]?.[findDistanceClass(nearestKm)] ?? null;
}

/**
 * Returns the mean error of estimates of all levels at this distance in µg/m³, which applies to a mean over all hours.
 * Where no station has another one so near, returns the error at the next greater distance, which overestimates rather
 * than underestimates.
 */
export function findErrorAtDistance({ errors }: AirSnapshot, nearestKm: number): number | null {
  return (
    errors.byDistance.slice(findDistanceClass(nearestKm)).find(hasEnoughReadings)?.meanAbsolute ??
    null
  );
}

/**
 * Returns kilometers in tenths from the area to the nearest station with a reading in the hour, or to the nearest
 * station of all without one.
 */
export function getNearestStationKm(
  { data }: Pick<AirSnapshot, 'data'>,
  area: number,
  hour: Hour,
): number {
  const { record, areas } = data;
  const { stations, accepted, first } = record;
  let nearest = Number.POSITIVE_INFINITY;
  let nearestOfAll = Number.POSITIVE_INFINITY;
  for (let station = 0; station < stations.length; station++) {
    const km = areas.km[area * stations.length + station] as number;
    nearestOfAll = Math.min(nearestOfAll, km);
    const reading = accepted[(hour - first) * stations.length + station] as number;
    if (!Number.isNaN(reading)) nearest = Math.min(nearest, km);
  }
  return Math.round((Number.isFinite(nearest) ? nearest : nearestOfAll) * 10) / 10;
}
