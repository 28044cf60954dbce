import type { Hour } from '../time/index.ts';

/** With fewer readings than this nothing is called usual. */
export const LEAST_FOR_USUAL = 20;

/** What is usual is not known from one year: its weather, or its fires, would be the rule. */
export const YEARS_FOR_USUAL = 2;

/** A year counts with so many readings of like hours: a few days left at an end of the record are none. */
export const LEAST_OF_A_YEAR = LEAST_FOR_USUAL / YEARS_FOR_USUAL;

const HOURS_OF_A_YEAR = 365 * 24;

/** Whether a record reaches over enough years to call anything usual. */
export function hasUsualYears({ first, newest }: { first: Hour; newest: Hour }): boolean {
  return newest - first + 1 >= YEARS_FOR_USUAL * HOURS_OF_A_YEAR;
}

/**
 * The median of readings in µg/m³ of like hours: those of one hour of the day in one month of the year, over all years.
 * @param years the readings of each year
 * @returns `null` with too few readings, or too few years of them
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
