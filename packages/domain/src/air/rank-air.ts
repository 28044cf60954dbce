import { rankFromHighest } from '../ranking/index.ts';
import { FAR_FROM_STATIONS_KM } from './constants.ts';

/** What the rank of an area in an hour follows from. */
export interface RankableAir {
  /** `null` without a figure. */
  readonly aqi: number | null;
  /** Mean of the hour in µg/m³, which orders areas of one rank. */
  readonly pm25: number | null;
  /** Kilometers to the nearest station with a reading in that hour, in tenths. */
  readonly nearestKm: number;
}

/** Where an area stands in an hour. */
export interface RankedAir {
  /** Its place in the list that was given. */
  readonly area: number;
  /** 1 = worst air; ties share a rank. `null` far from every station that reported: the estimate is too rough to be ranked. */
  readonly rank: number | null;
}

export function isFarFromStations(nearestKm: number): boolean {
  return nearestKm > FAR_FROM_STATIONS_KM;
}

/**
 * Ranks areas by their index. All that have a figure are given, the worst air first; of equal indexes the higher
 * concentration, then in the order given; those without a rank come last.
 */
export function rankAir(areas: readonly RankableAir[]): RankedAir[] {
  const ranks = rankFromHighest(
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
