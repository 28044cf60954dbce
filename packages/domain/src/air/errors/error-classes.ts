import { truncateToTenths } from '../air-quality-index.ts';
import { ERROR_DISTANCE_BREAKS_KM, ERROR_LEVEL_BREAKS_PM25 } from '../constants.ts';

/** One class per bound, and one beyond the last. */
export const DISTANCE_CLASS_COUNT = ERROR_DISTANCE_BREAKS_KM.length + 1;
/** One class per bound, and one above the last. */
export const LEVEL_CLASS_COUNT = ERROR_LEVEL_BREAKS_PM25.length + 1;

/** Returns the index in `ERROR_DISTANCE_BREAKS_KM`, or its length beyond the last bound. */
export function findDistanceClass(nearestKm: number): number {
  return classOf(nearestKm, ERROR_DISTANCE_BREAKS_KM);
}

/**
 * Returns the index in `ERROR_LEVEL_BREAKS_PM25`, or its length beyond the last bound, after truncation to the
 * displayed tenths.
 */
export function findLevelClass(concentration: number): number {
  return classOf(truncateToTenths(concentration), ERROR_LEVEL_BREAKS_PM25);
}

function classOf(value: number, edges: readonly number[]): number {
  const place = edges.findIndex((to) => value <= to);
  return place < 0 ? edges.length : place;
}
