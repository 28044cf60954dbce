import type { AreaTrajectory } from '@townlight/contract/crime';
import { CRIME_COLOR_CLASSES, TREND_CLASSES_PER_SIDE } from '@townlight/domain/crime';
import { computeTrendBreaks } from '../figures/area-tones.ts';
import { TREND_MIDDLE } from '../figures/color-scales.ts';

/** The boundary between two classes. */
export interface ClassEdge {
  /** The first value of the upper class: a rate per resident, or a deviation from the expected count as a share. */
  readonly value: number;
  /** The position along the ramp, 0 to 1. */
  readonly at: number;
}

/**
 * Returns the edges of the rate classes, which begin at the breaks, with their positions on the ramp: ties leave fewer
 * classes, which span it all the same.
 */
export function computeRateClassEdges(breaks: readonly number[]): ClassEdge[] {
  const level = (found: number) => Math.round((found * (CRIME_COLOR_CLASSES - 1)) / breaks.length);
  return breaks.map((value, below) => ({
    value,
    at: (level(below) + level(below + 1) + 1) / 2 / CRIME_COLOR_CLASSES,
  }));
}

/** Returns the edges of the trend classes: deviations from the expected count, negative below it. */
export function computeTrendClassEdges(areas: readonly AreaTrajectory[]): ClassEdge[] {
  const { rises, falls } = computeTrendBreaks(areas);
  const levels = 2 * TREND_CLASSES_PER_SIDE + 1;
  return [
    ...falls.map((value, at) => ({ value: -value, at: (TREND_MIDDLE - 1 - at) / levels })),
    ...rises.map((value, at) => ({ value, at: (TREND_MIDDLE + 2 + at) / levels })),
  ].sort((a, b) => a.at - b.at);
}
