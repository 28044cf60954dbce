/** Inclusive bounds that a source gives in place of a number. */
export interface SuppressedRange {
  readonly min: number;
  readonly max: number;
}

/** A source's cumulative cases of an area at the end of a day; null for a day without a report. */
export type CaseTotal = number | SuppressedRange | null;

export function isSuppressedTotal(total: CaseTotal): total is SuppressedRange {
  return typeof total === 'object' && total !== null;
}

/** Returns the number where both bounds are equal, else the range. */
export function toCaseTotal(min: number, max: number): number | SuppressedRange {
  return min === max ? min : { min, max };
}
