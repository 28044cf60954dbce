import type { CountChange } from '@townlight/domain/crime';

/**
 * Returns the places that a rank has risen, negative if it has fallen; `null` where chance or other areas may have
 * caused it.
 * @param change from the months of the earlier rank
 */
export function countRanksRisen(
  change: CountChange,
  rank: number,
  rankBefore: number,
): number | null {
  if (change.kind !== 'clear' || change.interval === null) return null;
  const { low, high } = change.interval;
  const risen = rankBefore - rank;
  // The count may have been as unusual in the period before.
  const isCause =
    change.direction === 'up' ? low > 0 && risen >= 0 : high !== null && high < 0 && risen <= 0;
  return isCause ? risen : null;
}
