import { rankDescending } from '../ranking/rank-descending.ts';
import { FAR_FROM_STATIONS_KM } from './constants.ts';

/** Values by which an area is ranked in an hour. */
export interface AirRankInput {
  /** `null` without a figure. */
  readonly aqi: number | null;
  /** Mean of the hour in µg/m³, which orders areas with equal rank. */
  readonly pm25: number | null;
  /** Kilometers to the nearest station with a reading in that hour, in tenths. */
  readonly nearestKm: number;
}

/** The rank of an area in an hour. */
export interface AirRank {
  /** Index in the input list. */
  readonly area: number;
  /**
   * 1 = worst air; ties share a rank. `null` far from every reporting station: the estimate is too uncertain to rank.
   */
  readonly rank: number | null;
}

/** Returns whether an estimate is so far from every station, in kilometers, that it is shown faded. */
export function isFarFromStations(nearestKm: number): boolean {
  return nearestKm > FAR_FROM_STATIONS_KM;
}

/**
 * Ranks areas by index. Returns all areas with a figure, the worst air first; equal indexes are ordered by
 * concentration, then by input order; unranked areas come last.
 */
export function rankAreasByAir(areas: readonly AirRankInput[]): AirRank[] {
  const ranks = rankDescending(
    areas.map(({ aqi, nearestKm }) => (isFarFromStations(nearestKm) ? null : aqi)),
  );
  return areas
    .flatMap(({ aqi, pm25 }, area) =>
      aqi === null ? [] : [{ area, rank: ranks[area] ?? null, aqi, pm25: pm25 ?? 0 }],
    )
    .sort(
      (a, b) =>
        Number(a.rank === null) - Number(b.rank === null) || b.aqi - a.aqi || b.pm25 - a.pm25,
    )
    .map(({ area, rank }) => ({ area, rank }));
}
