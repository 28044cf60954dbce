/** A source tells no number, but that it lies between these two, themselves included. */
export interface Withheld {
  readonly atLeast: number;
  readonly atMost: number;
}

/** What a source tells of all cases of an area to the end of a day; null for a day without a report. */
export type CaseTotal = number | Withheld | null;

export function isWithheld(total: CaseTotal): total is Withheld {
  return typeof total === 'object' && total !== null;
}

/** A range that holds one number is that number. */
export function totalBetween(atLeast: number, atMost: number): number | Withheld {
  return atLeast === atMost ? atLeast : { atLeast, atMost };
}
