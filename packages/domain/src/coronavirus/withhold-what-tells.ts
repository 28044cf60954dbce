import { type CaseTotal, isWithheld, type Withheld } from './report.ts';

/**
 * Returns an area's totals with complementary suppression. Totals only increase, so a published number would bound a
 * suppressed one: 3 yesterday reveals that today's `1 to 4` is 3 or 4. Every number within a suppressed range of the
 * area is therefore suppressed with that range on any day, and overlapping ranges are merged.
 */
export function withholdWhatTells(totals: readonly CaseTotal[]): CaseTotal[] {
  const ranges = joinRanges(totals.filter(isWithheld));
  if (ranges.length === 0) return [...totals];
  const rangeOf = (number: number) =>
    ranges.find(({ atLeast, atMost }) => atLeast <= number && number <= atMost);
  return totals.map((total) => {
    if (total === null) return null;
    return rangeOf(isWithheld(total) ? total.atLeast : total) ?? total;
  });
}

/** Merges ranges that share a number. */
function joinRanges(ranges: readonly Withheld[]): Withheld[] {
  const joined: Withheld[] = [];
  for (const range of ranges.toSorted((a, b) => a.atLeast - b.atLeast)) {
    const last = joined.at(-1);
    if (last === undefined || range.atLeast > last.atMost) joined.push(range);
    else
      joined[joined.length - 1] = {
        atLeast: last.atLeast,
        atMost: Math.max(last.atMost, range.atMost),
      };
  }
  return joined;
}
