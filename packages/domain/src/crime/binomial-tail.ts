/** Returns P(X ≥ k) where X is the number of successes in n trials, each of probability p, 0 < p < 1. */
export function computeBinomialUpperTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  // Below the mean the opposite tail has fewer terms.
  if (k <= n * p) return 1 - computeBinomialUpperTail(n - k + 1, n, 1 - p);
  const odds = p / (1 - p);
  let term = Math.exp(logProbability(k, n, p));
  let sum = term;
  for (let i = k; i < n && term > sum * Number.EPSILON; i++) {
    term *= ((n - i) / (i + 1)) * odds;
    sum += term;
  }
  return Math.min(1, sum);
}

function logProbability(k: number, n: number, p: number): number {
  let ways = 0;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways += Math.log((n - Math.min(k, n - k) + i) / i);
  return ways + k * Math.log(p) + (n - k) * Math.log1p(-p);
}
