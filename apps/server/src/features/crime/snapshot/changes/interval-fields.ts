import type { CrimeChanges } from '@townlight/contract/crime';
import type { ComparedCounts } from './compare-area-periods.ts';

/**
 * Returns the interval of a change as reply fields.
 * @param at index of the area, or of the kind of crime
 */
export function toIntervalFields(
  { intervals }: ComparedCounts,
  at: number,
): Pick<CrimeChanges['all'], 'change_low' | 'change_high'> {
  const interval = intervals[at] ?? null;
  return { change_low: roundBound(interval?.low), change_high: roundBound(interval?.high) };
}

function roundBound(end: number | undefined): number | null {
  return end === undefined || end === Number.POSITIVE_INFINITY ? null : Math.round(end * 1e3) / 1e3;
}
