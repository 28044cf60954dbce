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
