/** The first bin holds misses up to this, in µg/m³; each further one reaches a tenth farther. */
const FIRST_EDGE = 0.1;
const GROWTH = 1.1;

/** The share of misses that is larger than the one that is named: one in ten. */
const LARGER_SHARE = 0.1;

/** How many misses fell into each bin. Those of many months are added up, so a rank among all is known without keeping them. */
export type MissBins = number[];

export function addToBins(bins: MissBins, miss: number): void {
  const steps = Math.log(Math.abs(miss) / FIRST_EDGE) / Math.log(GROWTH);
  // a hair beyond an edge is that edge
  const bin = Math.max(0, Math.ceil(steps - 1e-9));
  bins[bin] = (bins[bin] ?? 0) + 1;
  for (let at = 0; at < bin; at++) bins[at] ??= 0;
}

export function addBins(sum: MissBins, bins: MissBins): void {
  for (const [bin, misses] of bins.entries()) sum[bin] = (sum[bin] ?? 0) + misses;
}

/**
 * The miss in µg/m³ that at most one in ten is larger than: the upper end of its bin, so at most a tenth too large.
 * @param misses how many there are, at least one
 */
export function oneInTen(bins: MissBins, misses: number): number {
  let larger = misses;
  for (const [bin, count] of bins.entries()) {
    larger -= count;
    if (larger <= misses * LARGER_SHARE) return FIRST_EDGE * GROWTH ** bin;
  }
  return 0;
}
