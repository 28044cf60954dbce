import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { CRIME_CLASSES, TREND_CLASSES_PER_SIDE } from '@townlight/domain/crime';
import { rateBreaks, trendBreaks } from '../figures/area-tones.ts';
import { TREND_MIDDLE } from '../figures/ramps.ts';

/** Where a class ends and the next begins. */
export interface ClassEdge {
  /** The rate per resident, or the change as a share: of the first value of the upper class. */
  readonly value: number;
  /** How far along the ramp, 0 to 1. */
  readonly at: number;
}

/** The edges of the classes of rates, where they stand on the ramp: ties leave fewer classes, which span it all the same. */
export function rateEdges(areas: readonly AreaCrimes[]): ClassEdge[] {
  const breaks = rateBreaks(areas);
  const level = (found: number) => Math.round((found * (CRIME_CLASSES - 1)) / breaks.length);
  return breaks.map((value, below) => ({
    value,
    at: (level(below) + level(below + 1) + 1) / 2 / CRIME_CLASSES,
  }));
}

/** The edges of the classes of changes, those of falls below 0. A rise from none has no number and no edge. */
export function trendEdges(areas: readonly AreaTrajectory[]): ClassEdge[] {
  const { rises, falls } = trendBreaks(areas);
  const levels = 2 * TREND_CLASSES_PER_SIDE + 1;
  return [
    ...falls.map((value, at) => ({ value: -value, at: (TREND_MIDDLE - 1 - at) / levels })),
    ...rises.map((value, at) => ({ value, at: (TREND_MIDDLE + 2 + at) / levels })),
  ]
    .filter(({ value }) => Math.abs(value) < Number.MAX_VALUE)
    .sort((a, b) => a.at - b.at);
}
