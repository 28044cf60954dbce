import {
  DISTANCE_CLASS_COUNT,
  type ErrorsByClass,
  type EstimationError,
  LEVEL_CLASS_COUNT,
  resolveClassErrors,
  summarizeErrors,
} from '@townlight/domain/air';
import type { ErrorSumsByClass } from './air-data.ts';

/** Errors of estimates over all months; null where no reading was predicted. */
export interface MeasuredErrors extends ErrorsByClass {
  /** [distance], all levels together. */
  readonly byDistance: readonly (EstimationError | null)[];
  /** The error displayed with an estimate, [level][distance]; null where too little is known. */
  readonly displayed: readonly (readonly (EstimationError | null)[])[];
}

export function computeMeasuredErrors(months: readonly ErrorSumsByClass[]): MeasuredErrors {
  const levels = Array.from({ length: LEVEL_CLASS_COUNT }, (_, level) => level);
  const distances = Array.from({ length: DISTANCE_CLASS_COUNT }, (_, distance) => distance);
  const measured: ErrorsByClass = {
    classes: levels.map((level) =>
      distances.map((distance) =>
        summarizeErrors(months.flatMap((sums) => sums[level]?.[distance] ?? [])),
      ),
    ),
    levels: levels.map((level) => summarizeErrors(months.flatMap((sums) => sums[level] ?? []))),
  };
  return {
    ...measured,
    byDistance: distances.map((distance) =>
      summarizeErrors(months.flatMap((sums) => sums.flatMap((row) => row[distance] ?? []))),
    ),
    displayed: resolveClassErrors(measured),
  };
}
