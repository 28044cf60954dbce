import { LEAST_FOR_AN_ERROR } from '../constants.ts';
import type { EstimationError } from './estimation-error.ts';

/** Errors of estimates by class; null where no reading was predicted. */
export interface ErrorsByClass {
  /** [level][distance] */
  readonly classes: readonly (readonly (EstimationError | null)[])[];
  /** [level], over all distances. */
  readonly levels: readonly (EstimationError | null)[];
}

/**
 * Returns the error shown with an estimate, [level][distance]. A class with too few predictions uses the next greater
 * distance of the same level with enough, else the level at all distances. A substituted error is dropped where it is
 * smaller than that of a cleaner level at the same distance. Other levels are never substituted: errors in calm hours
 * do not describe smoke.
 * @returns `null` where no error remains
 */
export function toldErrors({ classes, levels }: ErrorsByClass): (EstimationError | null)[][] {
  const told: (EstimationError | null)[][] = [];
  for (const [level, distances] of classes.entries()) {
    told.push(
      distances.map((own, distance) => {
        if (isEnough(own)) return own;
        const ofCleaner = Math.max(...told.map((row) => row[distance]?.meanAbsolute ?? 0), 0);
        const borrowed = [...distances.slice(distance + 1), levels[level] ?? null];
        return borrowed.find((error) => isEnough(error) && error.meanAbsolute >= ofCleaner) ?? null;
      }),
    );
  }
  return told;
}

/** Returns whether an error has enough predictions to be published. */
export function isEnough(error: EstimationError | null): error is EstimationError {
  return error !== null && error.readings >= LEAST_FOR_AN_ERROR;
}
