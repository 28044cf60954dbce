import { computeAirQualityIndex } from './air-quality-index.ts';
import { AQI_CATEGORIES, type AqiCategory } from './aqi-breakpoints.ts';
import { DOUBTFUL_HOUR } from './doubtful-readings.ts';

/** The category of an area in an hour; `null` without a reading. */
export type HourCategory = AqiCategory | null | typeof DOUBTFUL_HOUR;

/**
 * Returns whether a later hour is, or may be, in a worse category than an earlier one: doubtful after healthy air
 * counts. An hour without a reading counts as good air, so that it conceals no later change.
 */
export function hasWorsened(earlier: HourCategory, later: HourCategory): boolean {
  if (later === null || earlier === DOUBTFUL_HOUR) return false;
  const place = (category: AqiCategory) => AQI_CATEGORIES.indexOf(category);
  const before = place(earlier ?? 'good');
  return later === DOUBTFUL_HOUR ? before < place('usg') : place(later) > before;
}

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
