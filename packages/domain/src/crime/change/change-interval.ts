import { MIN_REPORTS_FOR_RATE } from '../constants.ts';
import type { ExpectedCounts } from './expected-counts.ts';
import { computeStudentQuantile } from './significance.ts';

/** 95% confidence interval of the change between two counts, relative: -0.2 is a fifth less. */
export interface ChangeInterval {
  /** At least -1. */
  readonly low: number;
  /** `null` where the earlier mean may be 0: there is no upper bound. */
  readonly high: number | null;
}

/** How far the counts of two periods scatter from their level. */
export interface CountSpread {
  /** Relative variance of a period’s mean: the scatter of a month over the months. */
  readonly scatter: number;
  /** Overdispersion beyond it, at least 1. */
  readonly ratio: number;
  /** Degrees of freedom of the ratio; 0 where it is unknown. */
  readonly freedom: number;
}

/**
 * Computes the 95% interval of the change between two counts: every change that the two counts alone would not reject
 * at 5%. It covers the raw counts, without adjustment for days and season. `null` where nothing was counted or the
 * spread is unknown.
 */
export function computeChangeInterval(
  count: number,
  before: number,
  { scatter, ratio, freedom }: CountSpread,
): ChangeInterval | null {
  const all = count + before;
  if (all === 0 || freedom === 0) return null;
  // Conditional on their sum, two counts that scatter are beta-binomial with ρ = scatter/2.
  const spread = computeStudentQuantile(freedom) ** 2 * ratio * (1 + (scatter / 2) * (all - 1));
  const shareAt = (edge: number, side: 1 | -1) =>
    (2 * edge + spread + side * Math.sqrt(spread ** 2 + 4 * spread * edge * (1 - edge / all))) /
    (2 * (all + spread));
  // Wilson’s interval with the test's continuity correction of one half.
  const low = count === 0 ? 0 : shareAt(count - 0.5, -1);
  const high = before === 0 ? 1 : shareAt(count + 0.5, 1);
  return { low: changeOf(low), high: high === 1 ? null : changeOf(high) };
}

/**
 * Computes the intervals of several areas. Index = area; `null` where the counts are not comparable.
 * @param spread the scatter of all areas, and their own ratios
 */
export function computeChangeIntervals(
  counts: ArrayLike<number>,
  before: ArrayLike<number>,
  comparable: ArrayLike<number>,
  { scatter, ratios, freedom }: Pick<ExpectedCounts, 'ratios' | 'freedom'> & { scatter: number },
): (ChangeInterval | null)[] {
  return Array.from(counts, (count, area) => {
    const all = count + (before[area] as number);
    if (comparable[area] !== 1 || all < MIN_REPORTS_FOR_RATE) return null;
    const spread = { scatter, ratio: ratios[area] as number, freedom: freedom[area] as number };
    return computeChangeInterval(count, before[area] as number, spread);
  });
}

function changeOf(share: number): number {
  return share / (1 - share) - 1;
}
