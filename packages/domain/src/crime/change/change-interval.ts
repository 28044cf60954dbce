/** The changes that two counts could as well have come from, with 95% confidence: relative, -0.2 is a fifth less. */
export interface ChangeInterval {
  /** At least -1. */
  readonly low: number;
  /** `Infinity` where there may have been nothing before. */
  readonly high: number;
}

/** Standard normal quantile of 97.5%. */
const Z = 1.959963984540054;

/**
 * The 95% interval of the change of one area: every change that `callChanges` would not refuse by itself at 5%, so it is
 * as wide as counts of this area usually vary (ratio and freedom are its own in `Dispersion`). It is of the counts as they
 * are: days and season are not taken off. `null` where nothing was counted, or nothing is known of how counts vary.
 */
export function changeInterval(
  count: number,
  before: number,
  { ratio, freedom }: { readonly ratio: number; readonly freedom: number },
): ChangeInterval | null {
  const all = count + before;
  if (all === 0 || freedom === 0) return null;
  const spread = studentSquare(freedom) * ratio;
  const shareAt = (edge: number, side: 1 | -1) =>
    (2 * edge + spread + side * Math.sqrt(spread ** 2 + 4 * spread * edge * (1 - edge / all))) /
    (2 * (all + spread));
  // Wilson’s interval with continuity correction: the half that the test leaves, too
  const low = count === 0 ? 0 : shareAt(count - 0.5, -1);
  const high = before === 0 ? 1 : shareAt(count + 0.5, 1);
  return { low: changeOf(low), high: changeOf(high) };
}

function changeOf(share: number): number {
  return share === 1 ? Number.POSITIVE_INFINITY : share / (1 - share) - 1;
}

/** Where Student’s t of so many degrees of freedom lies as far out as Z of the normal distribution, squared (Wallace 1959). */
function studentSquare(freedom: number): number {
  const z = (Z * (8 * freedom + 3)) / (8 * freedom + 1);
  return freedom * Math.expm1(z ** 2 / freedom);
}
