import {
  DISTANCE_CLASSES,
  type ErrorsByClass,
  type EstimationError,
  errorOf,
  LEVEL_CLASSES,
  toldErrors,
} from '@townlight/domain/air';
import type { MissesByClass } from './air-data.ts';

/** Errors of estimates over all months; null where no reading was predicted. */
export interface MeasuredErrors extends ErrorsByClass {
  /** [distance], all levels together. */
  readonly byDistance: readonly (EstimationError | null)[];
  /** The error displayed with an estimate, [level][distance]; null where too little is known. */
  readonly told: readonly (readonly (EstimationError | null)[])[];
}

export function measuredErrors(months: readonly MissesByClass[]): MeasuredErrors {
  const levels = Array.from({ length: LEVEL_CLASSES }, (_, level) => level);
  const distances = Array.from({ length: DISTANCE_CLASSES }, (_, distance) => distance);
  const measured: ErrorsByClass = {
    classes: levels.map((level) =>
      distances.map((distance) => errorOf(months.flatMap((sums) => sums[level]?.[distance] ?? []))),
    ),
    levels: levels.map((level) => errorOf(months.flatMap((sums) => sums[level] ?? []))),
  };
  return {
    ...measured,
    byDistance: distances.map((distance) =>
      errorOf(months.flatMap((sums) => sums.flatMap((row) => row[distance] ?? []))),
    ),
    told: toldErrors(measured),
  };
}
