import { useQuery } from '@tanstack/react-query';
import { type NeighborhoodRanks, neighborhoodRanks } from '@townlight/contract/crime-trackers';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { apiGet } from '../../../http/api-request.ts';
import type { Ranks } from '../neighborhood/rate-rank.ts';

/** The ranks of a month and of the one before, and whether counting rules changed in between. */
export interface MonthRanks {
  readonly current: Ranks;
  readonly previous: Ranks;
  readonly crossesBreak: boolean;
}

/** `GET /api/neighborhoods/ranks/{month}/{year}`: ranks of the month and of the one before. */
export function useNeighborhoodRanks(month: YearMonth | null) {
  return useQuery({
    queryKey: ['neighborhood-ranks', month],
    enabled: month !== null,
    queryFn: ({ signal }) => {
      const queriedMonth = month as YearMonth;
      const path = `/api/neighborhoods/ranks/${monthOfYear(queriedMonth)}/${yearOf(queriedMonth)}`;
      return apiGet(path, neighborhoodRanks, {}, signal);
    },
    select: ranksOf,
  });
}

function ranksOf({ current, previous, crosses_break }: NeighborhoodRanks): MonthRanks {
  return {
    current: new Map(current.map((one) => [one.neighborhood, one.ranking])),
    previous: new Map(previous.map((one) => [one.neighborhood, one.ranking])),
    crossesBreak: crosses_break,
  };
}
