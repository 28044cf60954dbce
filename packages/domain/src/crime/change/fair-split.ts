import { SIGNIFICANCE_LEVEL } from '../constants.ts';
import { upperNormalTail } from './normal-tail.ts';

/** Two-sided p-value of seeing `fewer` or a more lopsided split among `total` fair tosses. */
export function binomialHalfPValue(fewer: number, total: number): number {
  if (total === 0) return 1;
  // the normal approximation with continuity correction is by now exact to six digits
  if (total > BINOMIAL_EXACT_UP_TO) {
    const z = (total / 2 - fewer - 0.5) / (Math.sqrt(total) / 2);
    return Math.min(1, 2 * upperNormalTail(Math.max(0, z)));
  }
  let logTerm = -total * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= fewer; k++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log((total - k) / (k + 1));
  }
  return Math.min(1, 2 * sum);
}

/** The exact sum for this many takes a millisecond or two, once. */
export const BINOMIAL_EXACT_UP_TO = 100_000;

/** Total → the largest `fewer` that is significant, -1 for none; filled as totals are asked for. */
const critical = new Map<number, number>();

/**
 * Whether a split is too lopsided for chance at 5 %. A map asks this of thousands of areas at a time,
 * so the limit of each total is worked out once.
 */
export function isLopsided(fewer: number, total: number): boolean {
  if (total > BINOMIAL_EXACT_UP_TO) return binomialHalfPValue(fewer, total) < SIGNIFICANCE_LEVEL;
  let limit = critical.get(total);
  if (limit === undefined) {
    limit = largestSignificant(total);
    critical.set(total, limit);
  }
  return fewer <= limit;
}

function largestSignificant(total: number): number {
  let logTerm = -total * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= total; k++) {
    sum += Math.exp(logTerm);
    if (2 * sum >= SIGNIFICANCE_LEVEL) return k - 1;
    logTerm += Math.log((total - k) / (k + 1));
  }
  return total;
}
