/**
 * Which of many tests may be called, if at most this share of the calls is expected to be false (Benjamini and Hochberg)?
 * Of 270 areas that did not change, a test at 5% each would call a dozen; this calls none of them nine times in ten.
 * @param level what no call may exceed, however many there are
 * @returns per p-value whether it may be called
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
