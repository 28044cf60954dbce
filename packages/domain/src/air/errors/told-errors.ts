import { LEAST_FOR_AN_ERROR } from '../constants.ts';
import type { EstimationError } from './estimation-error.ts';

/** How far estimates miss, by class; null where no reading was predicted. */
export interface ErrorsByClass {
  /** [level][distance] */
  readonly classes: readonly (readonly (EstimationError | null)[])[];
  /** [level], all distances together. */
  readonly levels: readonly (EstimationError | null)[];
}

/**
 * The error that is told beside an estimate, [level][distance]. Where a class has too few predictions, it is that of the same
 * level at the next greater distance with enough, else of the level at all distances. What is borrowed so is not told where
 * it is smaller than what is told of cleaner air at that distance. Another level never stands in: calm hours say nothing of
 * smoke.
 * @returns `null` where no error is left
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

/** Were there enough predictions to tell it? */
export function isEnough(error: EstimationError | null): error is EstimationError {
  return error !== null && error.readings >= LEAST_FOR_AN_ERROR;
}
