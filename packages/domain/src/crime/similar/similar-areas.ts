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
export function similarAreas({ residents, onRecord }: SimilarityInput, area: number): number[] {
  const own = residents[area] ?? 0;
  if (own < MIN_RESIDENTS_FOR_RATE) return [];
  const near: { readonly area: number; readonly away: number }[] = [];
  for (let other = 0; other < residents.length; other++) {
    const theirs = residents[other] as number;
    if (other === area || onRecord[other] !== 1 || theirs < MIN_RESIDENTS_FOR_RATE) continue;
    if (theirs > own * SIMILAR_WITHIN_FACTOR || own > theirs * SIMILAR_WITHIN_FACTOR) continue;
    near.push({ area: other, away: Math.abs(theirs - own) });
  }
  return near
    .sort((a, b) => a.away - b.away || a.area - b.area)
    .slice(0, MOST_SIMILAR_AREAS)
    .map((one) => one.area);
}
