import { MIN_READINGS_FOR_ERROR } from '../constants.ts';
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
export function resolveClassErrors({
  classes,
  levels,
}: ErrorsByClass): (EstimationError | null)[][] {
  const resolved: (EstimationError | null)[][] = [];
  for (const [level, distances] of classes.entries()) {
    resolved.push(
      distances.map((classError, distance) => {
        if (hasEnoughReadings(classError)) return classError;
        const ofCleaner = Math.max(...resolved.map((row) => row[distance]?.meanAbsolute ?? 0), 0);
        const borrowed = [...distances.slice(distance + 1), levels[level] ?? null];
        return (
          borrowed.find((error) => hasEnoughReadings(error) && error.meanAbsolute >= ofCleaner) ??
          null
        );
      }),
    );
  }
  return resolved;
}

/** Returns whether an error has enough predictions to be published. */
export function hasEnoughReadings(error: EstimationError | null): error is EstimationError {
  return error !== null && error.readings >= MIN_READINGS_FOR_ERROR;
}
