import { TREND_CLASSES_PER_SIDE } from '@townlight/domain/crime';
import type { Ramp } from '../../map/ramp.ts';

/** The middle level of the trend scale: no clear change. */
export const TREND_MIDDLE = TREND_CLASSES_PER_SIDE;

export const RATE_RAMP: Ramp = { colors: 'crime', seam: 'seam' };

/** Falls on one side, rises on the other. */
export const TREND_RAMP: Ramp = { colors: 'trend', seam: 'trendSeam', middle: TREND_MIDDLE };
