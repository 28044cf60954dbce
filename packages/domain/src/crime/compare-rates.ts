import { binomialUpperTail } from './binomial-tail.ts';
import { findDiscoveries } from './change/find-discoveries.ts';
import { SIGNIFICANCE_LEVEL } from './constants.ts';

/** Reports, and the people among whom they were counted. */
export interface RatedCount {
  readonly count: number;
  /** Above 0. */
  readonly residents: number;
}

export type RateDifference = 'higher' | 'lower' | 'unclear';

/**
 * How likely chance alone makes two rates differ this much or more: the exact conditional test of two Poisson counts
 * (Przyborowski and Wilenski 1940), the smaller tail doubled.
 */
export function chanceOfDifference(rate: RatedCount, other: RatedCount): number {
  const n = rate.count + other.count;
  if (n === 0) return 1;
  const share = rate.residents / (rate.residents + other.residents);
  const upper = binomialUpperTail(rate.count, n, share);
  const lower = binomialUpperTail(other.count, n, 1 - share);
  return Math.min(1, 2 * Math.min(upper, lower));
}

/** Whether one rate differs from another by more than chance. @param pairs how many pairs were looked at to choose this one */
export function compareRates(rate: RatedCount, other: RatedCount, pairs = 1): RateDifference {
  return chanceOfDifference(rate, other) * pairs <= SIGNIFICANCE_LEVEL
    ? directionOf(rate, other)
    : 'unclear';
}

/**
 * How each of several rates differs from one. At most a twentieth of the differences that are named are expected to be
 * chance, however many are looked at.
 */
export function compareWithEach(
  rate: RatedCount,
  others: readonly RatedCount[],
): readonly RateDifference[] {
  const isClear = findDiscoveries(
    others.map((other) => chanceOfDifference(other, rate)),
    SIGNIFICANCE_LEVEL,
  );
  return others.map((other, at) => (isClear[at] ? directionOf(other, rate) : 'unclear'));
}

function directionOf(rate: RatedCount, other: RatedCount): 'higher' | 'lower' {
  return rate.count / rate.residents > other.count / other.residents ? 'higher' : 'lower';
}
