import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';

const ROWS = 5;

/** The first of the ranking whose counts bear a rate. */
export function highestRates(areas: readonly AreaCrimes[]): AreaCrimes[] {
  return areas
    .filter((area) => area.ranking !== null && area.reliability === 'stable')
    .sort((a, b) => (a.ranking as number) - (b.ranking as number))
    .slice(0, ROWS);
}

/** The clearest changes in one direction: by evidence, since few reports make the largest percentages. */
export function strongestTrends(
  areas: readonly AreaTrajectory[],
  direction: 'up' | 'down',
): AreaTrajectory[] {
  return areas
    .filter((area) => area.complete && !area.outlier && area.population !== null)
    .filter((area) => area.direction === direction && area.change !== null)
    .sort((a, b) => Math.abs(b.evidence ?? 0) - Math.abs(a.evidence ?? 0))
    .slice(0, ROWS);
}
