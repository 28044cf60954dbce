import type { CrimeChanges } from '@townlight/contract/crime';
import type { HeldCounts } from './hold-against.ts';

/**
 * Returns the interval of a change as reply fields.
 * @param at index of the area, or of the kind of crime
 */
export function toldInterval(
  { intervals }: HeldCounts,
  at: number,
): Pick<CrimeChanges['all'], 'change_low' | 'change_high'> {
  const interval = intervals[at] ?? null;
  return { change_low: told(interval?.low), change_high: told(interval?.high) };
}

function told(end: number | undefined): number | null {
  return end === undefined || end === Number.POSITIVE_INFINITY ? null : Math.round(end * 1e3) / 1e3;
}
