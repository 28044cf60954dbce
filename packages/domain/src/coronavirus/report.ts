/** Inclusive bounds that a source gives in place of a number. */
export interface Withheld {
  readonly atLeast: number;
  readonly atMost: number;
}

/** A source's cumulative cases of an area at the end of a day; null for a day without a report. */
export type CaseTotal = number | Withheld | null;

export function isWithheld(total: CaseTotal): total is Withheld {
  return typeof total === 'object' && total !== null;
}

/** Returns the number where both bounds are equal, else the range. */
export function totalBetween(atLeast: number, atMost: number): number | Withheld {
  return atLeast === atMost ? atLeast : { atLeast, atMost };
}
