import type { AreaTrajectory, CrimeChanges } from '@townlight/contract/crime';
import { type CountChange, classifyCountChange } from '@townlight/domain/crime';

/** Returns the change of an area as the server tested it among all areas of its map. */
export function toCountChange(
  trajectory: Pick<
    AreaTrajectory,
    'total_crime_count' | 'compared_total_crime_count' | 'direction' | 'complete' | 'crosses_break'
  > | null,
): CountChange {
  if (trajectory === null) return { kind: 'not-comparable', because: 'incomplete' };
  const count = trajectory.total_crime_count;
  if (count === null) return { kind: 'not-comparable', because: 'incomplete' };
  return classifyCountChange({
    now: count,
    before: trajectory.complete ? trajectory.compared_total_crime_count : null,
    direction: trajectory.direction,
    crossesBreak: trajectory.crosses_break,
  });
}

/** Returns the change of one crime type, or of all crime. */
export function findCountChange(changes: CrimeChanges | null, crime: string | null): CountChange {
  return toCountChange(findCrimeChange(changes, crime));
}

/** @param crime `null` for all crime */
export function findCrimeChange(
  changes: CrimeChanges | null,
  crime: string | null,
): CrimeChanges['all'] | null {
  if (changes === null || crime === null) return changes?.all ?? null;
  return changes.small_bundles.find(({ name }) => name === crime) ?? null;
}
