import { daysInMonth, monthOfYear, type YearMonth } from '../../time/index.ts';
import type { CountHistory } from './build-count-history.ts';
import { estimateSeasonality, type Seasonality } from './estimate-seasonality.ts';

/** Distances in months of the pairs from which scatter and drift are separated. */
const LAGS = [1, 2, 3, 6, 9, 12];

/** How the counts of one choice of crimes usually vary in the areas of a partition, beyond chance. */
export interface CountVariation {
  readonly season: Seasonality;
  /** Relative variance of a single month around its level. */
  readonly scatter: number;
  /** Relative variance of the step that the level makes from one month to the next. */
  readonly drift: number;
}

/**
 * Estimates the variation from pairs of months of all areas. A pair of months k apart with N reports, adjusted for days
 * and season, has the variance of a binomial times 1 + ρ(N − 1), where 4ρ = 2 × scatter + k × drift (method of
 * moments).
 */
export function estimateVariation(history: CountHistory): CountVariation {
  const season = estimateSeasonality(history);
  const lags = LAGS.map((lag) => ({ lag, ...sumPairs(history, season, lag) })).filter(
    ({ reports }) => reports > 0,
  );
  // Least squares of 4ρ on the lag, weighted by reports; a negative share is none and the other is fitted alone.
  const sums = { w: 0, k: 0, kk: 0, v: 0, kv: 0 };
  for (const { lag, excess, reports } of lags) {
    const value = (4 * excess) / reports;
    sums.w += reports;
    sums.k += reports * lag;
    sums.kk += reports * lag * lag;
    sums.v += reports * value;
    sums.kv += reports * lag * value;
  }
  if (sums.w === 0) return { season, scatter: 0, drift: 0 };
  const spread = sums.w * sums.kk - sums.k ** 2;
  const drift = spread > 0 ? (sums.w * sums.kv - sums.k * sums.v) / spread : 0;
  const scatter = (sums.v - drift * sums.k) / sums.w / 2;
  if (drift <= 0) return { season, scatter: Math.max(0, sums.v / sums.w / 2), drift: 0 };
  if (scatter <= 0) return { season, scatter: 0, drift: Math.max(0, sums.kv / sums.kk) };
  return { season, scatter, drift };
}

/** Sums the squared deviations beyond chance, and the reports minus one, of the pairs of months `lag` apart. */
function sumPairs(
  { areas, first, months, counts, segments }: CountHistory,
  season: Seasonality,
  lag: number,
): { readonly excess: number; readonly reports: number } {
  let excess = 0;
  let reports = 0;
  for (let month = lag; month < months; month++) {
    const now = computeMonthExposure((first + month) as YearMonth, season);
    const share = now / (now + computeMonthExposure((first + month - lag) as YearMonth, season));
    for (let area = 0; area < areas; area++) {
      const at = month * areas + area;
      const earlier = at - lag * areas;
      if (segments[at] === 0 || segments[at] !== segments[earlier]) continue;
      const all = (counts[at] as number) + (counts[earlier] as number);
      if (all === 0) continue;
      const square = ((counts[at] as number) - all * share) ** 2 / (all * share * (1 - share));
      excess += square - 1;
      reports += all - 1;
    }
  }
  return { excess, reports };
}

/** Returns the length of a month in average months, weighted by its seasonal factor. */
export function computeMonthExposure(month: YearMonth, { factors }: Seasonality): number {
  return (daysInMonth(month) / 30.4375) * (factors[monthOfYear(month) - 1] as number);
}
