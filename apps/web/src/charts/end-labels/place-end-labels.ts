/** The height of a value with its note below it, in pixels. */
const HEIGHT = 40;
/** From the top of a value to the baseline of its text. */
const ASCENT = 16;
/** The top of the labels: below the axis title. */
const TOP = 18;

/**
 * Places the baselines of two labels near the heights of their values, one above the other, inside the chart.
 * @param now the height of the newest value
 * @param before that of the year before; `null` without one
 */
export function placeEndLabels(
  now: number,
  before: number | null,
  baseline: number,
): { readonly now: number; readonly before: number | null } {
  const clamp = (y: number, low: number, high: number) => Math.min(Math.max(y, low), high);
  const highest = TOP + ASCENT;
  const lowest = baseline - HEIGHT + ASCENT;
  if (before === null) return { now: clamp(now + ASCENT / 2, highest, lowest), before: null };
  const middle = (now + before + ASCENT) / 2;
  const apart = Math.max(HEIGHT, Math.abs(now - before));
  const upper = clamp(middle - apart / 2, highest, lowest - HEIGHT);
  const lower = clamp(middle + apart / 2, upper + HEIGHT, lowest);
  return now <= before ? { now: upper, before: lower } : { now: lower, before: upper };
}
