import type { AreaCrimes } from '@townlight/contract/crime';
import { findSimilarAreas } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';

/** Returns the areas with the most similar number of residents whose figures can be compared, nearest first. */
export function findSimilarPopulations(area: AreaId, crimes: readonly AreaCrimes[]): AreaId[] {
  const index = crimes.findIndex(({ id }) => id === area);
  if (index === -1) return [];
  const similar = findSimilarAreas(
    {
      residents: crimes.map(({ population }) => population ?? 0),
      onRecord: crimes.map(({ complete, recorded }) => Number(complete && recorded)),
    },
    index,
  );
  return similar.flatMap((at) => crimes[at]?.id ?? []);
}
