import { type CaseTotal, isSuppressedTotal } from './case-total.ts';

/**
 * Merges a stored total with a newer report: the newest number wins, but a suppressed total stays suppressed
 * regardless of the order and source of the reports.
 */
export function mergeCaseTotals(known: CaseTotal, reported: CaseTotal): CaseTotal {
  if (reported === null) return known;
  if (isSuppressedTotal(known) && isSuppressedTotal(reported))
    return {
      min: Math.min(known.min, reported.min),
      max: Math.max(known.max, reported.max),
    };
  return isSuppressedTotal(known) ? known : reported;
}

export function isSameTotal(a: CaseTotal, b: CaseTotal): boolean {
  if (isSuppressedTotal(a) && isSuppressedTotal(b)) return a.min === b.min && a.max === b.max;
  return a === b;
}
