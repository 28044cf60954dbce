import type { AreaTrajectory, CrimeChanges } from '@townlight/contract/crime';
import { type CountChange, countChange } from '@townlight/domain/crime';

/** Returns the change of an area as the server tested it among all areas of its map. */
export function changeOf(
  held: Pick<
    AreaTrajectory,
    'total_crime_count' | 'compared_total_crime_count' | 'direction' | 'complete' | 'crosses_break'
  > | null,
): CountChange {
  if (held === null) return { kind: 'not-comparable', because: 'incomplete' };
  const count = held.total_crime_count;
  if (count === null) return { kind: 'not-comparable', because: 'incomplete' };
  return countChange({
    now: count,
    before: held.complete ? held.compared_total_crime_count : null,
    direction: held.direction,
    crossesBreak: held.crosses_break,
  });
}

/** Returns the change of one crime type, or of all crime. */
export function changeIn(changes: CrimeChanges | null, crime: string | null): CountChange {
  return changeOf(heldIn(changes, crime));
}

/** @param crime `null` for all crime */
export function heldIn(
  changes: CrimeChanges | null,
  crime: string | null,
): CrimeChanges['all'] | null {
  if (changes === null || crime === null) return changes?.all ?? null;
  return changes.small_bundles.find(({ name }) => name === crime) ?? null;
}
