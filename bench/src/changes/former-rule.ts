import { upperNormalTail } from '@townlight/domain/crime';

/**
 * The former rule of the pages: each area is tested alone at 5% by the exact binomial test at even odds, regardless of
 * days and series of crimes (above 2,000 reports in its normal approximation).
 */
export function isChangeByFormerRule(count: number, before: number): boolean {
  const all = count + before;
  if (all === 0) return false;
  const fewer = Math.min(count, before);
  if (all > 2_000) {
    const z = (all / 2 - fewer - 0.5) / (Math.sqrt(all) / 2);
    return 2 * upperNormalTail(Math.max(0, z)) < 0.05;
  }
  let logTerm = -all * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= fewer; k++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log((all - k) / (k + 1));
  }
  return 2 * sum < 0.05;
}
