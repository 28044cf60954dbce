/** The share of a column's intervals that determines its scale. */
const SETTING = 0.8;
/** The maximum scale relative to those intervals. */
const STRETCH = 1.5;

/**
 * Returns the end of the scale of a column of intervals: the furthest end of an interval, limited to one and a half
 * times the end of four fifths of them. One area with few residents would otherwise compress all others. Longer
 * intervals are drawn with an open end.
 * @param ends the upper ends of the intervals, in any unit
 * @returns 0 where there are none
 */
export function computeScaleEnd(ends: readonly number[]): number {
  const sorted = ends.toSorted((a, b) => a - b);
  const setting = sorted[Math.max(1, Math.floor(SETTING * sorted.length)) - 1] ?? 0;
  return Math.max(0, ...sorted.filter((end) => end <= STRETCH * setting));
}
