import {
  type AirQualityIndex,
  type AqiScale,
  computeHourIndex,
  NOW_CAST_HOURS,
  rankAreasByAir,
} from '@townlight/domain/air';
import { addHours, type Hour } from '@townlight/domain/time';
import {
  type AirSnapshot,
  getAreaAir,
  getAreaConcentration,
  getNearestStationKm,
} from '../snapshot/air-snapshot.ts';

/** The rank of one area in an hour. */
export interface RankedArea {
  /** Index of the area in the arrays. */
  readonly area: number;
  readonly index: AirQualityIndex;
  /** 1 = worst air; ties share a rank. `null` far from every station with a reading in the hour. */
  readonly rank: number | null;
}

/** Ranks all areas with an index in the hour in the order of `rankAreasByAir`; those without a rank come last. */
export function rankAreasInHour(snapshot: AirSnapshot, hour: Hour, scale: AqiScale): RankedArea[] {
  const indexes = snapshot.data.areas.slugs.map((_, area) =>
    computeAreaIndex(snapshot, area, hour, scale),
  );
  const ranked = rankAreasByAir(
    indexes.map((index, area) => ({
      aqi: index?.aqi ?? null,
      pm25: getAreaConcentration(snapshot, area, hour),
      nearestKm: getNearestStationKm(snapshot, area, hour),
    })),
  );
  return ranked.map(({ area, rank }) => ({ area, rank, index: indexes[area] as AirQualityIndex }));
}

/** Computes the displayed index of an area in an hour; null without a reading. */
export function computeAreaIndex(
  snapshot: AirSnapshot,
  area: number,
  hour: Hour,
  scale: AqiScale,
): AirQualityIndex | null {
  const hours = Array.from({ length: scale === 'site' ? 1 : NOW_CAST_HOURS }, (_, ago) =>
    getAreaAir(snapshot, area, addHours(hour, -ago)),
  );
  return computeHourIndex(hours, scale);
}
