import type { Hour } from '../time/index.ts';

/** Minimum number of readings for a typical level. */
export const LEAST_FOR_USUAL = 20;

/** A single year is not enough: its weather or wildfires would dominate. */
export const YEARS_FOR_USUAL = 2;

/** Minimum number of readings for a year to count: a few days at either end of the record do not. */
export const LEAST_OF_A_YEAR = LEAST_FOR_USUAL / YEARS_FOR_USUAL;

const HOURS_OF_A_YEAR = 365 * 24;

/** Returns whether a record covers enough years for typical levels. */
export function hasUsualYears({ first, newest }: { first: Hour; newest: Hour }): boolean {
  return newest - first + 1 >= YEARS_FOR_USUAL * HOURS_OF_A_YEAR;
}

/**
 * Returns the median in µg/m³ of readings in the same hour of the day and month of the year, over all years.
 * @param years the readings of each year
 * @returns `null` with too few readings or years
 */
export function usualLevel(years: Iterable<readonly number[]>): number | null {
  const all = [...years];
  const readings = all.flat();
  const enough = all.filter(({ length }) => length >= LEAST_OF_A_YEAR).length;
  if (readings.length < LEAST_FOR_USUAL || enough < YEARS_FOR_USUAL) return null;
  const sorted = Float64Array.from(readings).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
