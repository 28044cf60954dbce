import type { AqiHistoryPoint } from '@townlight/contract/air';
import { AQI_TABLES, type AqiCategory, airQualityIndex } from '@townlight/domain/air';
import type { PageScale } from './air-scale.ts';

/**
 * The category of an hour. On the site's own scale neighboring bands share an index (51 is good or moderate): there the
 * concentration tells. On EPA's the index does, which is of NowCast while the concentration is that of the hour.
 */
export function categoryOf(
  { aqi, pm25 }: Pick<AqiHistoryPoint, 'aqi' | 'pm25'>,
  scale: PageScale,
): AqiCategory | null {
  if (aqi === null || pm25 === null) return null;
  if (scale === 'site') return airQualityIndex(pm25, scale).category;
  return AQI_TABLES[scale].find(({ high }) => aqi <= high)?.category ?? 'hazardous';
}
