import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';

const ROWS = 5;

/** The first of the ranking whose counts bear a rate. */
export function highestRates(areas: readonly AreaCrimes[]): AreaCrimes[] {
  return areas
    .filter((area) => area.ranking !== null && area.reliability === 'stable')
    .sort((a, b) => (a.ranking as number) - (b.ranking as number))
    .slice(0, ROWS);
}

/** The largest clear changes in one direction. */
export function strongestTrends(
  areas: readonly AreaTrajectory[],
  direction: 'up' | 'down',
): AreaTrajectory[] {
  return areas
    .filter((area) => area.complete && !area.outlier)
    .filter((area) => area.direction === direction && area.change !== null)
    .sort((a, b) => Math.abs(b.change as number) - Math.abs(a.change as number))
    .slice(0, ROWS);
}
