import { MIN_RESIDENTS_FOR_RATE, MOST_SIMILAR_AREAS, SIMILAR_WITHIN_FACTOR } from '../constants.ts';

/** The areas of a partition; index = area, ordered by id. */
export interface SimilarityInput {
  /** Residents; `UNKNOWN_RESIDENTS` where no figure is known. */
  readonly residents: ArrayLike<number>;
  /** 1 where the area has a recent complete month: see `ON_RECORD_MONTHS`. */
  readonly onRecord: ArrayLike<number>;
}

/**
 * Returns the areas with the most similar number of residents, nearest first: at most `MOST_SIMILAR_AREAS`, within a
 * factor of `SIMILAR_WITHIN_FACTOR`. Ties are ordered by id. The area itself and outliers are excluded; an outlier
 * has no similar areas.
 */
export function findSimilarAreas({ residents, onRecord }: SimilarityInput, area: number): number[] {
  const areaResidents = residents[area] ?? 0;
  if (areaResidents < MIN_RESIDENTS_FOR_RATE) return [];
  const near: { readonly area: number; readonly difference: number }[] = [];
  for (let other = 0; other < residents.length; other++) {
    const otherResidents = residents[other] as number;
    if (other === area || onRecord[other] !== 1 || otherResidents < MIN_RESIDENTS_FOR_RATE)
      continue;
    if (
      otherResidents > areaResidents * SIMILAR_WITHIN_FACTOR ||
      areaResidents > otherResidents * SIMILAR_WITHIN_FACTOR
    )
      continue;
    near.push({ area: other, difference: Math.abs(otherResidents - areaResidents) });
  }
  return near
    .sort((a, b) => a.difference - b.difference || a.area - b.area)
    .slice(0, MOST_SIMILAR_AREAS)
    .map((one) => one.area);
}
