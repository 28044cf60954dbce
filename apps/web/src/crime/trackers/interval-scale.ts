/** Of the intervals of a column the share that may set how far its scale goes. */
const SETTING = 0.8;
/** The scale goes at most so many times as far as those do. */
const STRETCH = 1.5;

/**
 * Where the scale of a column of intervals ends: at the furthest end of an interval, but no more than one and a half times as far as
 * four fifths of them end. One area with few residents else presses all others into a corner. What goes on beyond
 * is drawn with an open end.
 *
 * @param ends the upper ends of the intervals, in any unit
 * @returns 0 where there are none
 */
export function scaleEnd(ends: readonly number[]): number {
  const sorted = ends.toSorted((a, b) => a - b);
  const setting = sorted[Math.max(1, Math.floor(SETTING * sorted.length)) - 1] ?? 0;
  return Math.max(0, ...sorted.filter((end) => end <= STRETCH * setting));
}
