/** Upper bound of the first bin in µg/m³; each further bound is 10% larger. */
const FIRST_EDGE = 0.1;
const GROWTH = 1.1;

/** The share of errors above the reported percentile. */
const LARGER_SHARE = 0.1;

/** Histogram of absolute errors. Histograms of several months can be added, so percentiles need no stored errors. */
export type ErrorBins = number[];

/** Adds one error in µg/m³ to its bin; the sign is ignored. */
export function addErrorToBins(bins: ErrorBins, miss: number): void {
  const steps = Math.log(Math.abs(miss) / FIRST_EDGE) / Math.log(GROWTH);
  // The tolerance assigns rounding errors at a bound to that bound.
  const bin = Math.max(0, Math.ceil(steps - 1e-9));
  bins[bin] = (bins[bin] ?? 0) + 1;
  for (let at = 0; at < bin; at++) bins[at] ??= 0;
}

/** Adds the counts of `bins` to `sum`, which it changes. */
export function mergeErrorBins(sum: ErrorBins, bins: ErrorBins): void {
  for (const [bin, misses] of bins.entries()) sum[bin] = (sum[bin] ?? 0) + misses;
}

/**
 * Returns the 90th percentile of the absolute error in µg/m³: the upper bound of its bin, so at most 10% too large.
 * @param misses number of errors, at least one
 */
export function computePercentile90(bins: ErrorBins, misses: number): number {
  let larger = misses;
  for (const [bin, count] of bins.entries()) {
    larger -= count;
    if (larger <= misses * LARGER_SHARE) return FIRST_EDGE * GROWTH ** bin;
  }
  return 0;
}
