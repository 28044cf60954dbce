import type { AreaTrajectory, CrimeChanges } from '@townlight/contract/crime';
import {
  type ChangeInterval,
  type CountChange,
  classifyCountChange,
  type UsualCounts,
} from '@townlight/domain/crime';

/** A change whose earlier count is known and counted by the same rules. */
export type ComparedChange = Exclude<CountChange, { kind: 'not-comparable' }>;

/** Returns the change of an area as the server tested it among all areas of its map. */
export function toCountChange(
  trajectory: Pick<
    AreaTrajectory,
    | 'total_crime_count'
    | 'compared_total_crime_count'
    | 'direction'
    | 'complete'
    | 'crosses_break'
    | 'expected'
    | 'usual_low'
    | 'usual_high'
    | 'change_low'
    | 'change_high'
  > | null,
): CountChange {
  if (trajectory === null) return { kind: 'not-comparable', because: 'incomplete' };
  const count = trajectory.total_crime_count;
  if (count === null) return { kind: 'not-comparable', because: 'incomplete' };
  return classifyCountChange({
    now: count,
    before: trajectory.complete ? trajectory.compared_total_crime_count : null,
    direction: trajectory.direction,
    usual: toUsualCounts(trajectory),
    interval: toChangeInterval(trajectory),
    crossesBreak: trajectory.crosses_break,
  });
}

/** Returns the counts that are usual, `null` where the count was not tested. */
export function toUsualCounts({
  expected,
  usual_low: low,
  usual_high: high,
}: Pick<AreaTrajectory, 'expected' | 'usual_low' | 'usual_high'>): UsualCounts | null {
  return expected === null || low === null || high === null ? null : { expected, low, high };
}

/** Returns the interval of the change from the earlier count, `null` where none is stated. */
export function toChangeInterval({
  change_low: low,
  change_high: high,
}: Pick<AreaTrajectory, 'change_low' | 'change_high'>): ChangeInterval | null {
  return low === null ? null : { low, high };
}

/** Returns the change of one crime type, or of all crime. */
export function findCountChange(changes: CrimeChanges | null, crime: string | null): CountChange {
  return toCountChange(findCrimeChange(changes, crime));
}

/** @param crime `null` for all crime */
export function findCrimeChange(
  changes: CrimeChanges | null,
  crime: string | null,
): (CrimeChanges['all'] & { readonly longer: CrimeChanges['longer'] }) | null {
  if (changes === null || crime === null)
    return changes && { ...changes.all, longer: changes.longer };
  return changes.small_bundles.find(({ name }) => name === crime) ?? null;
}
