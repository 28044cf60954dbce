import type { Hour } from '../time/index.ts';

/** Minimum number of readings for a typical level. */
export const MIN_TYPICAL_READINGS = 20;

/** A single year is not enough: its weather or wildfires would dominate. */
export const MIN_TYPICAL_YEARS = 2;

/** Minimum number of readings for a year to count: a few days at either end of the record do not. */
export const MIN_READINGS_PER_YEAR = MIN_TYPICAL_READINGS / MIN_TYPICAL_YEARS;

const HOURS_OF_A_YEAR = 365 * 24;

/** Returns whether a record covers enough years for typical levels. */
export function hasEnoughYears({ first, newest }: { first: Hour; newest: Hour }): boolean {
  return newest - first + 1 >= MIN_TYPICAL_YEARS * HOURS_OF_A_YEAR;
}

/**
 * Returns the median in µg/m³ of readings in the same hour of the day and month of the year, over all years.
 * @param years the readings of each year
 * @returns `null` with too few readings or years
 */
export function computeTypicalPm25(years: Iterable<readonly number[]>): number | null {
  const all = [...years];
  const readings = all.flat();
  const enough = all.filter(({ length }) => length >= MIN_READINGS_PER_YEAR).length;
  if (readings.length < MIN_TYPICAL_READINGS || enough < MIN_TYPICAL_YEARS) return null;
  const sorted = Float64Array.from(readings).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
