import { airQualityIndex } from './air-quality-index.ts';
import { AQI_CATEGORIES, type AqiCategory } from './index-tables.ts';

type UnhealthyCategory = Exclude<AqiCategory, 'good' | 'moderate'>;

/**
 * Returns the unhealthy category, on the site's scale, that an estimate may conceal: the category of the estimate
 * plus the 90th percentile of its error.
 * @returns `null` where that is healthy, or no worse than the estimate
 */
export function hiddenCategory(pm25: number, oneInTen: number): UnhealthyCategory | null {
  const { category } = airQualityIndex(pm25 + oneInTen);
  if (category === 'good' || category === 'moderate') return null;
  const placeOf = (one: AqiCategory) => AQI_CATEGORIES.indexOf(one);
  return placeOf(category) > placeOf(airQualityIndex(pm25).category) ? category : null;
}
