import { daysInMonth, monthOfYear, type YearMonth } from '../../time/index.ts';
import type { CountHistory } from './build-count-history.ts';

/** Minimum number of times each month of the year must be observed. */
export const MIN_YEARS_FOR_SEASONALITY = 2;

/** The seasonal factors of the daily count. */
export interface Seasonality {
  /** Per month of the year, January first; 1 is average. */
  readonly factors: ArrayLike<number>;
  /** Relative variance of a factor. */
  readonly error: number;
}

/** The factors where the record is too short to estimate a season: 1 in every month. */
export const NO_SEASONALITY: Seasonality = { factors: new Array<number>(12).fill(1), error: 0 };

/**
 * Estimates the seasonal factors common to all areas. Each step from a month to the next sums the areas that are
 * comparable in both; the mean step from June to July over the years is July’s rise, and the common drift of the
 * twelve steps is removed. The factors are shrunk by the ratio of the between-year variance of the steps to theirs;
 * with less than two years of steps there are none.
 */
export function estimateSeasonality({
  areas,
  first,
  months,
  counts,
  segments,
}: CountHistory): Seasonality {
  const steps: number[][] = Array.from({ length: 12 }, () => []);
  for (let month = 1; month < months; month++) {
    let now = 0;
    let before = 0;
    for (let area = 0; area < areas; area++) {
      const at = month * areas + area;
      if (segments[at] === 0 || segments[at] !== segments[at - areas]) continue;
      now += counts[at] as number;
      before += counts[at - areas] as number;
    }
    if (now === 0 || before === 0) continue;
    const here = (first + month) as YearMonth;
    const perDay = now / daysInMonth(here) / (before / daysInMonth((here - 1) as YearMonth));
    steps[monthOfYear(here) - 1]?.push(Math.log(perDay));
  }
  const seen = steps.reduce((sum, { length }) => sum + length, 0);
  // 24 months have 23 steps.
  if (seen < 12 * MIN_YEARS_FOR_SEASONALITY - 1 || steps.some(({ length }) => length === 0)) {
    return NO_SEASONALITY;
  }
  const means = steps.map((each) => meanOf(each));
  const drift = meanOf(means);
  let level = 0;
  const levels = means.map((step) => {
    level += step - drift;
    return level;
  });
  const middle = meanOf(levels);
  const size = levels.reduce((sum, each) => sum + (each - middle) ** 2, 0) / 11;
  let squares = 0;
  for (const [month, each] of steps.entries()) {
    for (const step of each) squares += (step - (means[month] as number)) ** 2;
  }
  // A step is the difference of two months; a level is a mean over the number of years.
  const chance = squares / (2 * (seen - 12)) / (seen / 12);
  const shrinkage = size > 0 ? Math.max(0, 1 - chance / size) : 0;
  return {
    factors: levels.map((each) => Math.exp(shrinkage * (each - middle))),
    error: shrinkage * chance,
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
