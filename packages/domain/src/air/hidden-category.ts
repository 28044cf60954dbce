import { airQualityIndex } from './air-quality-index.ts';
import { AQI_CATEGORIES, type AqiCategory } from './index-tables.ts';

type UnhealthyCategory = Exclude<AqiCategory, 'good' | 'moderate'>;

/**
 * The unhealthy category, on the site's scale, that an estimate may hide: the one that the air would be in if the estimate were
 * too low by the miss that one in ten exceeds.
 * @returns `null` where that is healthy, or no worse than the estimate
 */
export function hiddenCategory(pm25: number, oneInTen: number): UnhealthyCategory | null {
  const { category } = airQualityIndex(pm25 + oneInTen);
  if (category === 'good' || category === 'moderate') return null;
  const placeOf = (one: AqiCategory) => AQI_CATEGORIES.indexOf(one);
  return placeOf(category) > placeOf(airQualityIndex(pm25).category) ? category : null;
}
