import { MIN_REPORTS_FOR_RATE, MIN_REPORTS_FOR_STABLE_RATE } from './constants.ts';

/** 95% confidence interval of the mean behind a count. */
export interface PoissonInterval {
  readonly low: number;
  readonly high: number;
}

const TAIL_PROBABILITY = 0.025;

/** For larger counts the exact sums are slow, and Byar's approximation is accurate to four digits. */
export const POISSON_EXACT_UP_TO = 500;

/** Standard normal quantile of 97.5%. */
const Z = 1.959963984540054;

/**
 * Computes the exact Poisson 95% interval of a count (Garwood 1936): 0 gives 0 to 3.7, 10 gives 4.8 to 18.4. Divided
 * by residents it is the interval of the rate.
 */
export function computePoissonInterval(count: number): PoissonInterval {
  if (count > POISSON_EXACT_UP_TO) return byarsInterval(count);
  return {
    low:
      count === 0
        ? 0
        : bisectMean((mean) => 1 - poissonCdf(count - 1, mean) - TAIL_PROBABILITY, count),
    high: bisectMean((mean) => TAIL_PROBABILITY - poissonCdf(count, mean), count),
  };
}

/** Returns P(X ≤ count) where X is Poisson of that mean. */
function poissonCdf(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let k = 1; k <= count; k++) {
    term *= mean / k;
    sum += term;
  }
  return sum;
}

/** Finds the zero of an increasing function; it is within ten standard errors of the count. */
function bisectMean(rising: (mean: number) => number, count: number): number {
  let low = Math.max(0, count - 10 * Math.sqrt(count));
  let high = count + 10 * Math.sqrt(count + 1);
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function byarsInterval(count: number): PoissonInterval {
  const upper = count + 1;
  return {
    low: count * (1 - 1 / (9 * count) - Z / (3 * Math.sqrt(count))) ** 3,
    high: upper * (1 - 1 / (9 * upper) + Z / (3 * Math.sqrt(upper))) ** 3,
  };
}

/** Reliability of a rate by its count: `too-few` has no rate, `unstable` is marked. */
export type Reliability = 'stable' | 'unstable' | 'too-few';

/** Classifies a count: 9 is too few, 10 and 19 are unstable, 20 is stable (reading 16). */
export function classifyReliability(count: number): Reliability {
  if (count < MIN_REPORTS_FOR_RATE) return 'too-few';
  return count < MIN_REPORTS_FOR_STABLE_RATE ? 'unstable' : 'stable';
}

/** Returns reports per resident; null without residents, and with too few reports for a rate (reading 42). */
export function computeRate(count: number, residents: number): number | null {
  return residents > 0 && count >= MIN_REPORTS_FOR_RATE ? count / residents : null;
}
