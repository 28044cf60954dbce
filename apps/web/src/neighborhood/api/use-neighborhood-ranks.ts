import { useQuery } from '@tanstack/react-query';
import { neighborhoodRanks } from '@townlight/contract/crime-trackers';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { apiGet } from '../../app/api-request.ts';
import type { Ranks } from '../rate-rank.ts';

/** `GET /api/neighborhoods/ranks/{month}/{year}`: ranks of the month and of the one before. */
export function useNeighborhoodRanks(month: YearMonth | null) {
  return useQuery({
    queryKey: ['neighborhood-ranks', month],
    enabled: month !== null,
    queryFn: async ({ signal }): Promise<{ current: Ranks; previous: Ranks }> => {
      const asked = month as YearMonth;
      const path = `/api/neighborhoods/ranks/${monthOfYear(asked)}/${yearOf(asked)}`;
      const { current, previous } = await apiGet(path, neighborhoodRanks, {}, signal);
      return {
        current: new Map(current.map((one) => [one.neighborhood, one.ranking])),
        previous: new Map(previous.map((one) => [one.neighborhood, one.ranking])),
      };
    },
  });
}
