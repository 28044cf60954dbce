import {
  addMonths,
  daysInMonth,
  type MonthRange,
  monthOfYear,
  type YearMonth,
} from '../../time/index.ts';
import type { CountHistory } from './build-count-history.ts';
import type { SeasonalFactors } from './estimate-seasonality.ts';

/** Weight, in months, of the dispersion common to all areas: the shorter an area’s history, the more it counts. */
export const SHARED_MONTHS = 24;

/** Degrees of freedom per pair: two of three, since consecutive pairs share a month. */
const FREEDOM_PER_PAIR = 2 / 3;

/** Overdispersion of counts relative to a Poisson process. Index = area. */
export interface Dispersion {
  /** Variance over mean of an area’s monthly counts: 1 is Poisson, and lower estimates are raised to 1. */
  readonly ratios: Float64Array;
  /** Degrees of freedom of the estimate; 0 where nothing could be measured. */
  readonly freedom: Float64Array;
}

/** Sums over pairs of consecutive months, from which dispersion is estimated. Index = area. */
export interface PairSums {
  /** Squared deviations from the expectation by days and season, over the binomial variance. */
  readonly squares: Float64Array;
  readonly pairs: Float64Array;
  /** Reports of a pair minus one. */
  readonly reports: Float64Array;
}

/** Sums the pairs of consecutive months. @param leftOut months whose pair with the month before is excluded */
export function sumMonthPairs(
  { areas, first, months, counts, follows }: CountHistory,
  season: SeasonalFactors,
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

/** Subtracts the sums of some pairs. */
export function subtractPairs(all: PairSums, some: PairSums): PairSums {
  const less = (from: Float64Array, what: Float64Array) =>
    from.map((sum, area) => Math.max(0, sum - (what[area] as number)));
  return {
    squares: less(all.squares, some.squares),
    pairs: less(all.pairs, some.pairs),
    reports: less(all.reports, some.reports),
  };
}

/**
 * Returns the months whose pair with the month before crosses an edge of a period. The period itself must not affect
 * its dispersion estimate: otherwise an area would be harder to call the larger its change.
 */
export function edgePairMonths({ from, to }: MonthRange): readonly YearMonth[] {
  return [from, addMonths(to, 1)];
}

/**
 * Estimates dispersion from consecutive months, adjusted for days and season, so that slow trends over the years do
 * not count. A pair of months with N reports has the variance of a binomial times 1 + ρ(N − 1) if crimes come in
 * series (beta-binomial): ρ is common to all areas, and an area’s months adjust its estimate.
 */
export function estimateDispersion({ squares, pairs, reports }: PairSums): Dispersion {
  const areas = pairs.length;
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const [allPairs, allReports] = [sum(pairs), sum(reports)];
  const rho = allReports > 0 ? Math.max(0, (sum(squares) - allPairs) / allReports) : 0;
  const ratios = new Float64Array(areas).fill(1);
  const freedom = new Float64Array(areas);
  for (let area = 0; area < areas; area++) {
    const areaPairs = pairs[area] as number;
    const shared = Math.min(SHARED_MONTHS, allPairs - areaPairs);
    if (areaPairs + shared === 0) continue;
    const common = 1 + (areaPairs > 0 ? (rho * (reports[area] as number)) / areaPairs : 0);
    ratios[area] = Math.max(
      1,
      ((squares[area] as number) + shared * common) / (areaPairs + shared),
    );
    freedom[area] = areaPairs * FREEDOM_PER_PAIR + shared;
  }
  return { ratios, freedom };
}

/** Returns the days of a month, weighted by its seasonal factor. */
export function exposure(month: YearMonth, season: SeasonalFactors): number {
  return daysInMonth(month) * (season[monthOfYear(month) - 1] as number);
}
