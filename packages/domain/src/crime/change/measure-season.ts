import { daysOf, monthOfYear, type YearMonth } from '../../time/index.ts';
import type { CountHistory } from './count-history.ts';

/** A season is only known where each month of the year has been seen this often. */
export const SEASON_LEAST_YEARS = 2;

/** How much more or less is counted per day in each month of the year, January first; 1 is as in any other. */
export type Season = ArrayLike<number>;

export const NO_SEASON: Season = new Array<number>(12).fill(1);

/**
 * The season that all areas have in common. From each month to the next those areas are summed up that follow on; the
 * mean step from June to July, over the years, is July’s rise, and what the twelve steps rise together is no season.
 * It is believed as far as it is larger than the steps of different years differ among themselves; without two years
 * of steps there is none.
 */
export function measureSeason({ areas, first, months, counts, follows }: CountHistory): Season {
  const steps: number[][] = Array.from({ length: 12 }, () => []);
  for (let month = 1; month < months; month++) {
    let now = 0;
    let before = 0;
    for (let area = 0; area < areas; area++) {
      const at = month * areas + area;
      if (follows[at] !== 1) continue;
      now += counts[at] as number;
      before += counts[at - areas] as number;
    }
    if (now === 0 || before === 0) continue;
    const here = (first + month) as YearMonth;
    const perDay = now / daysOf(here) / (before / daysOf((here - 1) as YearMonth));
    steps[monthOfYear(here) - 1]?.push(Math.log(perDay));
  }
  const seen = steps.reduce((sum, { length }) => sum + length, 0);
  // of 24 months there are 23 steps
  if (seen < 12 * SEASON_LEAST_YEARS - 1 || steps.some(({ length }) => length === 0)) {
    return NO_SEASON;
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
  // a step is the difference of two months; a level is the mean of as many months as there are years
  const chance = squares / (2 * (seen - 12)) / (seen / 12);
  const believed = size > 0 ? Math.max(0, 1 - chance / size) : 0;
  return levels.map((each) => Math.exp(believed * (each - middle)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
