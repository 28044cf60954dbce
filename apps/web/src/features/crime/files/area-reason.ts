import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { findNoChangeReason, findUnrankedReason } from '../figures/unranked-reason.ts';
import { toFileReason } from './completeness.ts';

/** Returns why an area of the map has no rank or no change; `null` where it has one. */
export function findAreaReason(area: AreaCrimes | AreaTrajectory): string | null {
  const because = 'direction' in area ? findNoChangeReason(area) : findUnrankedReason(area);
  return toFileReason(because, area.population);
}
