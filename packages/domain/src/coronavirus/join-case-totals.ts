import { type CaseTotal, isWithheld } from './report.ts';

/**
 * Merges a stored total with a newer report: the newest number wins, but a suppressed total stays suppressed
 * regardless of the order and source of the reports.
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
