import type { AreaId } from '@townlight/domain/places';

/** The ranks of all neighborhoods, `null` where one has none. */
export type Ranks = ReadonlyMap<AreaId, number | null>;

/** What the crime rate panel tells. // spec 3: currRank, count, diff, dataMissing */
export type RateRank =
  | { readonly kind: 'unranked' }
  | {
      readonly kind: 'ranked';
      readonly rank: number;
      /** How many neighborhoods have a rank. */
      readonly ranked: number;
      /** Places risen since the equal period before; `null` where that cannot be said, `unclear` where no clear change took it there. */
      readonly risen: number | 'unclear' | null;
    };

export function rateRankOf(
  area: AreaId,
  current: Ranks,
  previous: Ranks,
  /** Counting rules of any neighborhood changed in between: other rules give other ranks (reading 17). */
  crossesBreak: boolean,
  /** Its own reports have clearly changed; else a place gained or lost is chance, or the others'. */
  isClear: boolean,
): RateRank {
  const rank = current.get(area) ?? null;
  if (rank === null) return { kind: 'unranked' };
  const before = previous.get(area) ?? null;
  return {
    kind: 'ranked',
    rank,
    ranked: [...current.values()].filter((one) => one !== null).length,
    // Rank 1 is the highest rate, so a smaller rank has risen (reading 13).
    risen: before === null || crossesBreak ? null : isClear ? before - rank : 'unclear',
  };
}
