import {
  MAX_SIMILAR_AREAS,
  MAX_SIMILAR_RESIDENTS_RATIO,
  MIN_RESIDENTS_FOR_RATE,
} from '../constants.ts';

/** The areas of a partition; index = area, ordered by id. */
export interface SimilarityInput {
  /** Residents; `UNKNOWN_RESIDENTS` where no figure is known. */
  readonly residents: ArrayLike<number>;
  /** 1 where the area has a recent complete month: see `MAX_MONTHS_WITHOUT_COMPLETE_RECORD`. */
  readonly onRecord: ArrayLike<number>;
}

/**
 * Returns the areas with the most similar number of residents, nearest first: at most `MAX_SIMILAR_AREAS`, within a
 * factor of `MAX_SIMILAR_RESIDENTS_RATIO`. Ties are ordered by id. The area itself and outliers are excluded; an
 * outlier has no similar areas.
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
      otherResidents > areaResidents * MAX_SIMILAR_RESIDENTS_RATIO ||
      areaResidents > otherResidents * MAX_SIMILAR_RESIDENTS_RATIO
    )
      continue;
    near.push({ area: other, difference: Math.abs(otherResidents - areaResidents) });
  }
  return near
    .sort((a, b) => a.difference - b.difference || a.area - b.area)
    .slice(0, MAX_SIMILAR_AREAS)
    .map((one) => one.area);
}
