import {
  type AirQualityIndex,
  type AqiScale,
  NOW_CAST_HOURS,
  readAir,
} from '@townlight/domain/air';
import { rankFromHighest } from '@townlight/domain/ranking';
import { addHours, type Hour } from '@townlight/domain/time';
import { type AirSnapshot, areaAir, areaConcentration } from '../snapshot/air-snapshot.ts';

/** Where one area stands in an hour. */
export interface RankedArea {
  /** Its place in the figures. */
  readonly area: number;
  readonly index: AirQualityIndex;
  /** 1 = worst air; ties share a rank. */
  readonly rank: number;
}

/** All areas with an index in the hour, the worst air first; of equal indexes the higher concentration, then by slug. */
export function rankAreas(snapshot: AirSnapshot, hour: Hour, scale: AqiScale): RankedArea[] {
  const indexes = snapshot.data.areas.slugs.map((_, area) =>
    areaIndex(snapshot, area, hour, scale),
  );
  const ranks = rankFromHighest(indexes.map((index) => index?.aqi ?? null));
  const pm25 = (area: number) => areaConcentration(snapshot, area, hour) ?? 0;
  return indexes
    .flatMap((index, area) => {
      const rank = ranks[area] ?? null;
      return index === null || rank === null ? [] : [{ area, index, rank }];
    })
    .sort((a, b) => a.rank - b.rank || pm25(b.area) - pm25(a.area));
}

/** What readers are told of an area in an hour; null in one without a reading. */
export function areaIndex(
  snapshot: AirSnapshot,
  area: number,
  hour: Hour,
  scale: AqiScale,
): AirQualityIndex | null {
  const hours = Array.from({ length: scale === 'site' ? 1 : NOW_CAST_HOURS }, (_, ago) =>
    areaAir(snapshot, area, addHours(hour, -ago)),
  );
  return readAir(hours, scale);
}
