import { type CaseTotal, isWithheld, type Withheld } from './report.ts';

/**
 * An area's totals as they may be shown. Cases only add up, so a number on one day would bound what is withheld on another: 3
 * yesterday says that today's `1 to 4` is 3 or 4. Every number that lies in a withheld range of the area is therefore withheld
 * with that range, on whatever day, and ranges that touch are shown as one.
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

/** Ranges that share a number become one. */
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
