import { type CaseTotal, isSuppressedTotal, type SuppressedRange } from './case-total.ts';

/**
 * Returns an area's totals with complementary suppression. Totals only increase, so a published number would bound a
 * suppressed one: 3 yesterday reveals that today's `1 to 4` is 3 or 4. Every number within a suppressed range of the
 * area is therefore suppressed with that range on any day, and overlapping ranges are merged.
 */
export function suppressDisclosingTotals(totals: readonly CaseTotal[]): CaseTotal[] {
  const ranges = mergeRanges(totals.filter(isSuppressedTotal));
  if (ranges.length === 0) return [...totals];
  const rangeOf = (number: number) => ranges.find(({ min, max }) => min <= number && number <= max);
  return totals.map((total) => {
    if (total === null) return null;
    return rangeOf(isSuppressedTotal(total) ? total.min : total) ?? total;
  });
}

/** Merges ranges that share a number. */
function mergeRanges(ranges: readonly SuppressedRange[]): SuppressedRange[] {
  const joined: SuppressedRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.min - b.min)) {
    const last = joined.at(-1);
    if (last === undefined || range.min > last.max) joined.push(range);
    else
      joined[joined.length - 1] = {
        min: last.min,
        max: Math.max(last.max, range.max),
      };
  }
  return joined;
}
