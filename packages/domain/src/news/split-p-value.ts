import { upperNormalTail } from '../crime/index.ts';

/** Two counts of the same thing, and how far apart chance may put them. */
export interface CountPair {
  readonly count: number;
  readonly before: number;
  /** Days in which each was counted. */
  readonly days: number;
  readonly daysBefore: number;
  /** Variance over mean, see `measureDispersion`. */
  readonly dispersion: number;
}

/**
 * Two-sided p-value of a split of all reports at least as lopsided, if nothing but the number of days differed: the
 * conditional binomial with p = days of all days, its variance widened by the dispersion, with continuity correction.
 */
export function splitPValue({ count, before, days, daysBefore, dispersion }: CountPair): number {
  const all = count + before;
  if (all === 0) return 1;
  const share = days / (days + daysBefore);
  const deviation = Math.abs(count - all * share) - 0.5;
  const z = deviation / Math.sqrt(all * share * (1 - share) * dispersion);
  return z <= 0 ? 1 : Math.min(1, 2 * upperNormalTail(z));
}
