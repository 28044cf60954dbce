/**
 * Which of many tests may be called, if at most this share of the calls is expected to be false (Benjamini and Hochberg)?
 * Of 270 areas that did not change, a test at 5 % each would call a dozen; this calls none of them nine times in ten.
 * @returns per p-value whether it may be called
 */
export function findDiscoveries(pValues: readonly number[], falseShare: number): boolean[] {
  const ordered = [...pValues].sort((a, b) => a - b);
  const last = ordered.findLastIndex((p, at) => p <= ((at + 1) / ordered.length) * falseShare);
  const limit = last < 0 ? -1 : (ordered[last] as number);
  return pValues.map((p) => p <= limit);
}
