import { MIN_RESIDENTS_FOR_RATE, MOST_SIMILAR_AREAS, SIMILAR_WITHIN_FACTOR } from '../constants.ts';

/** The areas of a partition as they are chosen from; index = area, in the order of their ids. */
export interface SimilarityInput {
  /** Residents; `RESIDENTS_UNKNOWN` where no figure is known. */
  readonly residents: ArrayLike<number>;
  /** 1 where the area has a whole month on record lately: see `ON_RECORD_MONTHS`. */
  readonly onRecord: ArrayLike<number>;
}

/**
 * The areas that are similar to one in residents, the nearest first: at most `MOST_SIMILAR_AREAS`, none with more than
 * `SIMILAR_WITHIN_FACTOR` times the residents or fewer than that part of them. Of two that are equally near the one whose
 * id comes first is taken first. Never the area itself, no outlier, and nothing for an outlier.
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
