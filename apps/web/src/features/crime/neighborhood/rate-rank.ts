import type { CountChange } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { countRanksRisen } from '../trackers/places-risen.ts';

/** The ranks of all neighborhoods, `null` for those without one. */
export type NeighborhoodRankTable = ReadonlyMap<AreaId, number | null>;

/** The content of the crime rate panel. // spec 3: currRank, count, diff, dataMissing */
export type RateRank =
  | { readonly kind: 'unranked' }
  | {
      readonly kind: 'ranked';
      readonly rank: number;
      /** How many neighborhoods have a rank. */
      readonly ranked: number;
      /**
       * Places risen since the equal period before; `null` where that is unknown, `unclear` where the area’s own change
       * may not have caused it.
       */
      readonly risen: number | 'unclear' | null;
    };

export function toRateRank(
  area: AreaId,
  current: NeighborhoodRankTable,
  previous: NeighborhoodRankTable,
  /** Counting rules of any neighborhood changed in between: ranks under other rules are not comparable (reading 17). */
  crossesBreak: boolean,
  /** From the equal period before. */
  change: CountChange,
): RateRank {
  const rank = current.get(area) ?? null;
  if (rank === null) return { kind: 'unranked' };
  const before = previous.get(area) ?? null;
  return {
    kind: 'ranked',
    rank,
    ranked: [...current.values()].filter((one) => one !== null).length,
    // Rank 1 is the highest rate, so a smaller rank has risen (reading 13).
    risen:
      before === null || crossesBreak ? null : (countRanksRisen(change, rank, before) ?? 'unclear'),
  };
}
