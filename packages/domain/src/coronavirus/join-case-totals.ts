import { type CaseTotal, isWithheld } from './report.ts';

/**
 * What is on record of an area and day once a source tells it again: the newest number, but what was withheld once stays
 * withheld, no matter which came first and who tells the number.
 */
export function joinCaseTotals(known: CaseTotal, told: CaseTotal): CaseTotal {
  if (told === null) return known;
  if (isWithheld(known) && isWithheld(told))
    return {
      atLeast: Math.min(known.atLeast, told.atLeast),
      atMost: Math.max(known.atMost, told.atMost),
    };
  return isWithheld(known) ? known : told;
}

export function isSameTotal(a: CaseTotal, b: CaseTotal): boolean {
  if (isWithheld(a) && isWithheld(b)) return a.atLeast === b.atLeast && a.atMost === b.atMost;
  return a === b;
}
