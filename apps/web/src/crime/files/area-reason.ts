import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { unchangedBecause, unrankedBecause } from '../figures/area-standing.ts';
import { reasonInFile } from './completeness.ts';

/** Returns why an area of the map has no rank or no change; `null` where it has one. */
export function reasonOf(area: AreaCrimes | AreaTrajectory): string | null {
  const because = 'direction' in area ? unchangedBecause(area) : unrankedBecause(area);
  return reasonInFile(because, area.population);
}
