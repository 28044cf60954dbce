import type { AreaCrimes } from '@townlight/contract/crime';

export interface CrimeTypeCount {
  readonly name: string;
  readonly count: number;
}

/**
 * Returns the small bundles of an area with their counts, most frequent first. A small bundle in several big ones is
 * counted once; kinds without a report are left out.
 */
export function listCrimeTypeCounts(area: AreaCrimes): CrimeTypeCount[] {
  const counts = new Map<string, number>();
  for (const big of area.big_bundles ?? []) {
    for (const small of big.small_bundles) counts.set(small.name, small.total_crime_count ?? 0);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .filter((kind) => kind.count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Returns the small bundles that some agency of the area does not record, in alphabetical order. */
export function listUnrecordedKinds(area: AreaCrimes): string[] {
  const names = new Set<string>();
  for (const big of area.big_bundles ?? [])
    for (const small of big.small_bundles)
      if (small.total_crime_count === null) names.add(small.name);
  return [...names].sort((a, b) => a.localeCompare(b));
}
