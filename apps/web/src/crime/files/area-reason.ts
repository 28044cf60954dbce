import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { unchangedBecause, unrankedBecause } from '../figures/area-standing.ts';
import { reasonInFile } from './completeness.ts';

/** Why an area of the map has no rank, or nothing is said of its change; `null` where it is told. */
export function reasonOf(area: AreaCrimes | AreaTrajectory): string | null {
  const because = 'direction' in area ? unchangedBecause(area) : unrankedBecause(area);
  return reasonInFile(because, area.population);
}
