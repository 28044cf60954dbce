/** Standard normal quantile of 97.5%. */
export const NORMAL_QUANTILE_97_5 = 1.959963984540054;

/** Returns the normal quantile with the probability of a Student’s t, to three digits (Wallace 1959). */
export function studentToNormalQuantile(t: number, freedom: number): number {
  const z = wallaceFactor(freedom) * Math.sqrt(freedom * Math.log1p(t ** 2 / freedom));
  return t < 0 ? -z : z;
}

/** Returns Student’s t of 97.5% with the given degrees of freedom, the inverse of `studentToNormalQuantile`. */
export function computeStudentQuantile(freedom: number): number {
  const z = NORMAL_QUANTILE_97_5 / wallaceFactor(freedom);
  return Math.sqrt(freedom * Math.expm1(z ** 2 / freedom));
}

function wallaceFactor(freedom: number): number {
  return (8 * freedom + 1) / (8 * freedom + 3);
}

/** Returns the two-sided p-value of a normal quantile, by Abramowitz and Stegun 26.2.17; error under 1.5e-7. */
export function computeTwoSidedPValue(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * Math.exp((-z * z) / 2) * poly) / Math.sqrt(2 * Math.PI));
}

/**
 * Selects the tests to reject at a false discovery rate (Benjamini and Hochberg). Of 270 unchanged areas, tests at 5%
 * each would call a dozen; this calls none of them nine times in ten.
 * @param level maximum p-value of a rejection, however many there are
 * @returns per p-value whether it is rejected
 */
export function findDiscoveries(
  pValues: readonly number[],
  falseShare: number,
  level = 1,
): boolean[] {
  const ordered = Float64Array.from(pValues).sort();
  let last = ordered.length - 1;
  while (last >= 0 && (ordered[last] as number) > ((last + 1) / ordered.length) * falseShare)
    last--;
  const limit = last < 0 ? -1 : Math.min(level, ordered[last] as number);
  return pValues.map((p) => p <= limit);
}
