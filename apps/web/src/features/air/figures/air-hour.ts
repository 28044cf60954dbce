import type { AqiHistoryPoint } from '@townlight/contract/air';
import { AQI_BREAKPOINTS, type AqiCategory, computeAirQualityIndex } from '@townlight/domain/air';
import type { PageScale } from './air-scale.ts';

/**
 * Returns the category of an hour. On the site's scale neighboring bands share an index (51 is good or moderate), so
 * the concentration decides; on EPA's the index decides, because it is a NowCast and the concentration is that of the
 * hour.
 */
export function categorizeAirHour(
  { aqi, pm25 }: Pick<AqiHistoryPoint, 'aqi' | 'pm25'>,
  scale: PageScale,
): AqiCategory | null {
  if (aqi === null || pm25 === null) return null;
  if (scale === 'site') return computeAirQualityIndex(pm25, scale).category;
  return AQI_BREAKPOINTS[scale].find(({ high }) => aqi <= high)?.category ?? 'hazardous';
}

/** Returns whether the last hour of a history has no figure because the nearest monitor is doubtful. */
export function isLastDoubtful(history: readonly AqiHistoryPoint[] | null | undefined): boolean {
  return history?.at(-1)?.doubtful ?? false;
}
