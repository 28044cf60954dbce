import type { AreaCrimes } from '@townlight/contract/crime';
import { computePooledRate } from '@townlight/domain/crime';

/**
 * Returns the reports per resident of the areas that are complete and recorded, as the line of the county in the chart;
 * `null` where they have too few residents.
 */
export function computeCountyRate(crimes: readonly AreaCrimes[]): number | null {
  const peopled = crimes.filter(({ population }) => population !== null);
  const counted = peopled.filter(({ complete, recorded }) => complete && recorded);
  const peopleIn = (areas: readonly AreaCrimes[]) =>
    areas.reduce((sum, { population }) => sum + (population ?? 0), 0);
  const count = counted.reduce((sum, area) => sum + (area.total_crime_count ?? 0), 0);
  return computePooledRate({ count, residents: peopleIn(counted) }, peopleIn(peopled));
}
