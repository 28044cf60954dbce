/**
 * Returns the breaks of quantile classes; equal values are never split between classes (reading 14).
 *
 * `values` are the figures of ranked areas in any order; the caller leaves out areas without a rank. Returns the
 * lower bound of every class after the first, ascending, at most `classes - 1` numbers and fewer where ties leave
 * classes empty.
 */
export function computeQuantileBreaks(values: readonly number[], classes: number): number[] {
  if (values.length === 0) return [];
  const sorted = Float64Array.from(values).sort();
  const breaks: number[] = [];
  for (let k = 1; k < classes; k++) {
    const at = sorted[Math.min(sorted.length - 1, Math.round((k * sorted.length) / classes))];
    const last = breaks.at(-1) ?? sorted[0];
    if (at !== undefined && last !== undefined && at > last) breaks.push(at);
  }
  return breaks;
}

/** Returns the class of a value, 0 for the lowest: the number of breaks at or below it. */
export function findQuantileClass(value: number, breaks: readonly number[]): number {
  let found = 0;
  while (found < breaks.length && value >= (breaks[found] as number)) found++;
  return found;
}

/** Returns the color level of a value on a ramp of `levels`: fewer classes because of ties still span the ramp. */
export function findColorLevel(value: number, breaks: readonly number[], levels: number): number {
  if (breaks.length === 0) return 0;
  return Math.round((findQuantileClass(value, breaks) * (levels - 1)) / breaks.length);
}
