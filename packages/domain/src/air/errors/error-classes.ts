import { cutToTenths } from '../air-quality-index.ts';
import { ERROR_DISTANCES_KM, ERROR_LEVELS_PM25 } from '../constants.ts';

/** One per edge, and one for all beyond the last. */
export const DISTANCE_CLASSES = ERROR_DISTANCES_KM.length + 1;
export const LEVEL_CLASSES = ERROR_LEVELS_PM25.length + 1;

/** The place in `ERROR_DISTANCES_KM`, or behind its end. */
export function distanceClass(nearestKm: number): number {
  return classOf(nearestKm, ERROR_DISTANCES_KM);
}

/** The place in `ERROR_LEVELS_PM25`, or behind its end. Cut to tenths first, as the concentration that is shown. */
export function levelClass(concentration: number): number {
  return classOf(cutToTenths(concentration), ERROR_LEVELS_PM25);
}

function classOf(value: number, edges: readonly number[]): number {
  const place = edges.findIndex((to) => value <= to);
  return place < 0 ? edges.length : place;
}
