import { queryOptions, skipToken } from '@tanstack/react-query';
import { monthlyCrimeTypesRoute } from '@townlight/contract/crime/monthly-crime-types';
import {
  crimeMonthlyRoute,
  type NeighborhoodRanks,
  neighborhoodRanksRoute,
} from '@townlight/contract/crime-trackers';
import type { AreaId } from '@townlight/domain/places';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';
import type { NeighborhoodRankTable } from '../neighborhood/rate-rank.ts';

/** The county's months that end with the month. */
export const crimeMonthlyQuery = (crime: string | null, month: YearMonth | null, months: number) =>
  queryOptions({
    queryKey: ['crime-monthly', crime, month, months],
    queryFn:
      crime === null || month === null
        ? skipToken
        : async ({ signal }) => {
            const params = { crime, ...toMonthParams(month) };
            return (await request(crimeMonthlyRoute, { params, query: { months }, signal })).trends;
          },
  });

/** Every crime type of a neighborhood in the 12 months that end with the month, oldest first. */
export const monthlyTypesQuery = (area: AreaId, month: YearMonth | null) =>
  queryOptions({
    queryKey: ['monthly-types', area, month],
    queryFn:
      month === null
        ? skipToken
        : ({ signal }) => {
            const params = { partition: 'neighborhoods', id: area } as const;
            return request(monthlyCrimeTypesRoute, { params, query: toMonthParams(month), signal });
          },
    select: ({ small_bundles }) => new Map(small_bundles.map(({ name, counts }) => [name, counts])),
  });

/** The ranks of a month and of the one before, and whether counting rules changed in between. */
export interface MonthRanks {
  readonly current: NeighborhoodRankTable;
  readonly previous: NeighborhoodRankTable;
  readonly crossesBreak: boolean;
}

/** Ranks of the month and of the one before. */
export const neighborhoodRanksQuery = (month: YearMonth | null) =>
  queryOptions({
    queryKey: ['neighborhood-ranks', month],
    queryFn:
      month === null
        ? skipToken
        : ({ signal }) => request(neighborhoodRanksRoute, { params: toMonthParams(month), signal }),
    select: toMonthRanks,
  });

export const toMonthParams = (month: YearMonth) => ({
  month: monthOfYear(month),
  year: yearOf(month),
});

function toMonthRanks({ current, previous, crosses_break }: NeighborhoodRanks): MonthRanks {
  return {
    current: new Map(current.map((one) => [one.neighborhood, one.ranking])),
    previous: new Map(previous.map((one) => [one.neighborhood, one.ranking])),
    crossesBreak: crosses_break,
  };
}
