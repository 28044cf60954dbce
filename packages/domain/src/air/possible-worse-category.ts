import { computeAirQualityIndex } from './air-quality-index.ts';
import { AQI_CATEGORIES, type AqiCategory } from './aqi-breakpoints.ts';

type UnhealthyCategory = Exclude<AqiCategory, 'good' | 'moderate'>;

/**
 * Returns the unhealthy category, on the site's scale, that an estimate may conceal: the category of the estimate
 * plus the 90th percentile of its error.
 * @returns `null` where that is healthy, or no worse than the estimate
 */
export function findPossibleWorseCategory(
  pm25: number,
  percentile90Error: number,
): UnhealthyCategory | null {
  const { category } = computeAirQualityIndex(pm25 + percentile90Error);
  if (category === 'good' || category === 'moderate') return null;
  const placeOf = (one: AqiCategory) => AQI_CATEGORIES.indexOf(one);
  return placeOf(category) > placeOf(computeAirQualityIndex(pm25).category) ? category : null;
}
