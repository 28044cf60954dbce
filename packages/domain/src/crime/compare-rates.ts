import { computeBinomialUpperTail } from './binomial-tail.ts';
import { findDiscoveries } from './change/significance.ts';
import { SIGNIFICANCE_LEVEL } from './constants.ts';

/** A number of reports and the residents of the population. */
export interface CountWithResidents {
  readonly count: number;
  /** Above 0. */
  readonly residents: number;
}

/** Which of two rates is higher; `unclear` where chance explains the difference. */
export type RateDifference = 'higher' | 'lower' | 'unclear';

/**
 * Returns the p-value of the difference between two rates: the exact conditional test of two Poisson counts
 * (Przyborowski and Wilenski 1940), the smaller tail doubled.
 */
export function computeRateDifferencePValue(
  rate: CountWithResidents,
  other: CountWithResidents,
): number {
  const n = rate.count + other.count;
  if (n === 0) return 1;
  const share = rate.residents / (rate.residents + other.residents);
  const upper = computeBinomialUpperTail(rate.count, n, share);
  const lower = computeBinomialUpperTail(other.count, n, 1 - share);
  return Math.min(1, 2 * Math.min(upper, lower));
}

/**
 * Tests whether two rates differ, with Bonferroni correction. @param pairs number of pairs from which this one was
 * chosen
 */
export function compareRates(
  rate: CountWithResidents,
  other: CountWithResidents,
  pairs = 1,
): RateDifference {
  return computeRateDifferencePValue(rate, other) * pairs <= SIGNIFICANCE_LEVEL
    ? differenceDirection(rate, other)
    : 'unclear';
}

/** Compares each of several rates with one, at a false discovery rate of 5% over all of them. */
export function compareManyRates(
  rate: CountWithResidents,
  otherRates: readonly CountWithResidents[],
): readonly RateDifference[] {
  const isClear = findDiscoveries(
    otherRates.map((other) => computeRateDifferencePValue(other, rate)),
    SIGNIFICANCE_LEVEL,
  );
  return otherRates.map((other, at) =>
    isClear[at] ? differenceDirection(other, rate) : 'unclear',
  );
}

function differenceDirection(
  rate: CountWithResidents,
  other: CountWithResidents,
): 'higher' | 'lower' {
  return rate.count / rate.residents > other.count / other.residents ? 'higher' : 'lower';
}
