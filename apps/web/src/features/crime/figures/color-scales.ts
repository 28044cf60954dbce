import type { AreaCrimes } from '@townlight/contract/crime';
import {
  CRIME_COLOR_CLASSES,
  computeQuantileBreaks,
  TREND_CLASSES_PER_SIDE,
} from '@townlight/domain/crime';
import type { ColorRamp } from '../../../map/ramp.ts';

/** The middle level of the trend scale: areas that are not called. */
export const TREND_MIDDLE = TREND_CLASSES_PER_SIDE;

/** The colors of rates, low to high. */
export const RATE_RAMP: ColorRamp = { colors: 'crime', seam: 'seam' };

/** Falls on one side, rises on the other. */
export const TREND_RAMP: ColorRamp = { colors: 'trend', seam: 'trendSeam', middle: TREND_MIDDLE };

/** Returns the rates per resident at which the classes above the lowest begin. */
export function computeRateBreaks(areas: readonly AreaCrimes[]): number[] {
  const ranked = areas.filter((area) => area.ranking !== null && area.total_crime_rate !== null);
  return computeQuantileBreaks(
    ranked.map((area) => area.total_crime_rate as number),
    CRIME_COLOR_CLASSES,
  );
}
