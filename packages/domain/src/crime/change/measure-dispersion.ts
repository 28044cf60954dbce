import {
  addMonths,
  daysOf,
  type MonthRange,
  monthOfYear,
  type YearMonth,
} from '../../time/index.ts';
import type { CountHistory } from './count-history.ts';
import type { Season } from './measure-season.ts';

/** So many months of what all areas show stand beside an area’s own: the shorter its history, the more they weigh. */
export const SHARED_MONTHS = 24;

/** How sure a measured dispersion is: two counts of three, since months next to each other share one. */
const OWN_SHARE = 2 / 3;

/** How much more counts vary than chance alone would have them. Index = area. */
export interface Dispersion {
  /** Variance over mean of an area’s monthly counts: 1 is chance alone, and none is taken for better than chance. */
  readonly ratios: Float64Array;
  /** Degrees of freedom it was measured with; 0 where nothing could be measured. */
  readonly freedom: Float64Array;
}

/** Sums over pairs of months next to each other, which dispersion is measured from. Index = area. */
export interface PairSums {
  /** Squared distances from what day and season have expected, over the variance of chance alone. */
  readonly squares: Float64Array;
  readonly pairs: Float64Array;
  /** Reports of a pair less one. */
  readonly reports: Float64Array;
}

/** @param leftOut months whose pair with the month before is left out */
export function sumPairs(
  { areas, first, months, counts, follows }: CountHistory,
  season: Season,
  leftOut: readonly YearMonth[] = [],
): PairSums {
  const squares = new Float64Array(areas);
  const pairs = new Float64Array(areas);
  const reports = new Float64Array(areas);
  for (let month = 1; month < months; month++) {
    const here = (first + month) as YearMonth;
    if (leftOut.includes(here)) continue;
    const [now, before] = [exposure(here, season), exposure((here - 1) as YearMonth, season)];
    const share = now / (now + before);
    for (let area = 0; area < areas; area++) {
      const at = month * areas + area;
      if (follows[at] !== 1) continue;
      const count = counts[at] as number;
      const all = count + (counts[at - areas] as number);
      if (all === 0) continue;
      squares[area] =
        (squares[area] as number) + (count - all * share) ** 2 / (all * share * (1 - share));
      pairs[area] = (pairs[area] as number) + 1;
      reports[area] = (reports[area] as number) + all - 1;
    }
  }
  return { squares, pairs, reports };
}

/** What remains of sums without some of their pairs. */
export function pairsWithout(all: PairSums, some: PairSums): PairSums {
  const less = (from: Float64Array, what: Float64Array) =>
    from.map((sum, area) => Math.max(0, sum - (what[area] as number)));
  return {
    squares: less(all.squares, some.squares),
    pairs: less(all.pairs, some.pairs),
    reports: less(all.reports, some.reports),
  };
}

/**
 * The months whose pair with the month before leads into a period or out of it. What happened in the period cannot tell
 * what is usual: an area would be the harder to call the further it went.
 */
export function pairsAtEdges({ from, to }: MonthRange): readonly YearMonth[] {
  return [from, addMonths(to, 1)];
}

/**
 * Measures dispersion from how far months lie from those before them, by day and season, so that a slow rise or fall
 * over the years is none. A pair of months of N reports in all has the variance of a binomial times 1 + ρ(N − 1) if
 * crimes come in series (beta-binomial): ρ is what all areas have in common, and an area’s own months move it from there.
 */
export function measureDispersion({ squares, pairs, reports }: PairSums): Dispersion {
  const areas = pairs.length;
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const [allPairs, allReports] = [sum(pairs), sum(reports)];
  const rho = allReports > 0 ? Math.max(0, (sum(squares) - allPairs) / allReports) : 0;
  const ratios = new Float64Array(areas).fill(1);
  const freedom = new Float64Array(areas);
  for (let area = 0; area < areas; area++) {
    const own = pairs[area] as number;
    const shared = Math.min(SHARED_MONTHS, allPairs - own);
    if (own + shared === 0) continue;
    const common = 1 + (own > 0 ? (rho * (reports[area] as number)) / own : 0);
    ratios[area] = Math.max(1, ((squares[area] as number) + shared * common) / (own + shared));
    freedom[area] = own * OWN_SHARE + shared;
  }
  return { ratios, freedom };
}

/** The days of a month, weighed by its season. */
export function exposure(month: YearMonth, season: Season): number {
  return daysOf(month) * (season[monthOfYear(month) - 1] as number);
}
