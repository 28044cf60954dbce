import { AQI_CATEGORIES, type AqiCategory } from '../aqi-breakpoints.ts';
import { DOUBTFUL } from '../doubtful-readings.ts';

/** The category of an area in an hour; `null` without a reading. */
export type KnownCategory = AqiCategory | null | typeof DOUBTFUL;

/**
 * Returns whether a later hour is, or may be, in a worse category than an earlier one: doubtful after healthy air
 * counts. An hour without a reading counts as good air, so that it conceals no later change.
 */
export function hasWorsened(earlier: KnownCategory, later: KnownCategory): boolean {
  if (later === null || earlier === DOUBTFUL) return false;
  const place = (category: AqiCategory) => AQI_CATEGORIES.indexOf(category);
  const before = place(earlier ?? 'good');
  return later === DOUBTFUL ? before < place('usg') : place(later) > before;
}
