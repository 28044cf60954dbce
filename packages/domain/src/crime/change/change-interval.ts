/** 95% confidence interval of the change between two counts, relative: -0.2 is a fifth less. */
export interface ChangeInterval {
  /** At least -1. */
  readonly low: number;
  /** `Infinity` where the earlier mean may be 0. */
  readonly high: number;
}

/** Standard normal quantile of 97.5%. */
const Z = 1.959963984540054;

/**
 * Computes the 95% interval of an area's change: every change that `classifyChanges` alone would not reject at 5%,
 * widened by the area's ratio and freedom from `Dispersion`. It covers the raw counts, without adjustment for days
 * and season. `null` where nothing was counted or the dispersion is unknown.
 */
export function computeChangeInterval(
  count: number,
  before: number,
  { ratio, freedom }: { readonly ratio: number; readonly freedom: number },
): ChangeInterval | null {
  const all = count + before;
  if (all === 0 || freedom === 0) return null;
  const spread = squaredStudentQuantile(freedom) * ratio;
  const shareAt = (edge: number, side: 1 | -1) =>
    (2 * edge + spread + side * Math.sqrt(spread ** 2 + 4 * spread * edge * (1 - edge / all))) /
    (2 * (all + spread));
  // Wilson’s interval with the test's continuity correction of one half.
  const low = count === 0 ? 0 : shareAt(count - 0.5, -1);
  const high = before === 0 ? 1 : shareAt(count + 0.5, 1);
  return { low: changeOf(low), high: changeOf(high) };
}

function changeOf(share: number): number {
  return share === 1 ? Number.POSITIVE_INFINITY : share / (1 - share) - 1;
}

/** Returns the squared Student’s t quantile with the given degrees of freedom that corresponds to Z (Wallace 1959). */
function squaredStudentQuantile(freedom: number): number {
  const z = (Z * (8 * freedom + 3)) / (8 * freedom + 1);
  return freedom * Math.expm1(z ** 2 / freedom);
}
