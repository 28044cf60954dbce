import {
  type AirQualityIndex,
  type AqiScale,
  NOW_CAST_HOURS,
  readAir,
} from '@townlight/domain/air';
import { addHours, type Hour } from '@townlight/domain/time';
import { type AirSnapshot, areaConcentration } from '../snapshot/air-snapshot.ts';

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
  const known = snapshot.data.areas.slugs.flatMap((_, area) => {
    const index = areaIndex(snapshot, area, hour, scale);
    const pm25 = areaConcentration(snapshot, area, hour);
    return index === null || pm25 === null ? [] : [{ area, index, pm25 }];
  });
  known.sort((a, b) => b.index.aqi - a.index.aqi || b.pm25 - a.pm25);
  let rank = 1;
  return known.map(({ area, index }, place) => {
    if (known[place - 1]?.index.aqi !== index.aqi) rank = place + 1;
    return { area, index, rank };
  });
}

/** What readers are told of an area in an hour; null in one without a reading. */
export function areaIndex(
  snapshot: AirSnapshot,
  area: number,
  hour: Hour,
  scale: AqiScale,
): AirQualityIndex | null {
  const hours = Array.from({ length: scale === 'site' ? 1 : NOW_CAST_HOURS }, (_, ago) =>
    areaConcentration(snapshot, area, addHours(hour, -ago)),
  );
  return readAir(hours, scale);
}
