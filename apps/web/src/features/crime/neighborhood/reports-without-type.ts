import type { AreaCrimes } from '@townlight/contract/crime';

/**
 * Returns how many reports of an area belong to no crime type, so that its list adds up to less than all crime.
 * @param area with all reports (`basket=everything`)
 */
export function countReportsWithoutType(area: AreaCrimes): number {
  const counts = new Map<string, number>();
  for (const big of area.big_bundles ?? [])
    for (const small of big.small_bundles)
      for (const { crime_type: type, crime_count: count } of small.nicknames)
        counts.set(type, count);
  const typed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return Math.max(0, (area.total_crime_count ?? 0) - typed);
}
