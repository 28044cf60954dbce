import type { Allocate, CrimeCube } from './crime-cube.ts';

/** The largest sum that 16 bits hold. */
const NARROW_LIMIT = 0xffff;

/**
 * A cube whose series are sums of another's: one per list, for instance all nicknames of a big bundle. What
 * readers choose most is then one row less another instead of dozens.
 */
export function combineSeries(
  cube: CrimeCube,
  lists: readonly (readonly number[])[],
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
): CrimeCube {
  const stride = (cube.months + 1) * cube.areas;
  const row = new Uint32Array(stride);
  const narrow = lists.every((list) => largestSum(cube, list) <= NARROW_LIMIT);
  const length = lists.length * stride;
  const sums = narrow
    ? new Uint16Array(allocate(length * 2))
    : new Uint32Array(allocate(length * 4));
  for (const [index, list] of lists.entries()) {
    row.fill(0);
    for (const series of list) {
      const start = series * stride;
      for (let at = 0; at < stride; at++) {
        row[at] = (row[at] as number) + (cube.sums[start + at] as number);
      }
    }
    sums.set(row, index * stride);
  }
  return { ...cube, series: lists.length, sums };
}

/** Sums rise with the months, so the largest stand in the last row. */
function largestSum(cube: CrimeCube, list: readonly number[]): number {
  const stride = (cube.months + 1) * cube.areas;
  let largest = 0;
  for (let area = 0; area < cube.areas; area++) {
    let sum = 0;
    for (const series of list) {
      sum += cube.sums[(series + 1) * stride - cube.areas + area] as number;
    }
    largest = Math.max(largest, sum);
  }
  return largest;
}
