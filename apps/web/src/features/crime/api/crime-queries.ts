import { queryOptions, skipToken } from '@tanstack/react-query';
import {
  areaChangesRoute,
  areaCrimesRoute,
  areaTrajectoriesRoute,
  type ComparisonPeriod,
  countyChangesRoute,
  monthlyTrendsRoute,
} from '@townlight/contract/crime';
import type { AreaId, Partition } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';
import { county } from '../../../i18n/county.ts';
import { rangeYearEarlier, toPeriodInstants } from '../../../period/resolve-period.ts';
import { type CrimeSelection, toBasketParam, toCrimeQueryParams } from './crime-selection.ts';

/** Counts, rates and ranks of all areas. */
export const areaCrimesQuery = (selection: CrimeSelection | null) =>
  queryOptions({
    queryKey: ['area-crimes', selection],
    queryFn:
      selection === null
        ? skipToken
        : ({ signal }) => {
            const query = { ...toCrimeQueryParams(selection), detail: 'totals' } as const;
            return request(areaCrimesRoute, { params: selection, query, signal });
          },
  });

/** The selected area down to its kinds of crime. */
export const areaDetailQuery = (selection: CrimeSelection | null, area: AreaId | null) =>
  queryOptions({
    queryKey: ['area-detail', selection, area],
    queryFn:
      selection === null || area === null
        ? skipToken
        : async ({ signal }) => {
            const query = { ...toCrimeQueryParams(selection), area };
            const found = await request(areaCrimesRoute, { params: selection, query, signal });
            return found[0] ?? null;
          },
  });

/** The period against the equal one before. */
export const areaTrajectoriesQuery = (selection: CrimeSelection | null) =>
  queryOptions({
    queryKey: ['trajectories', selection],
    queryFn:
      selection === null
        ? skipToken
        : ({ signal }) => {
            const query = toCrimeQueryParams(selection);
            return request(areaTrajectoriesRoute, { params: selection, query, signal });
          },
  });

/**
 * The period against the same months a year before, tested among all areas of the map, whichever are requested.
 * Disabled for more than 12 months, as the two periods would overlap.
 * @param areas all by default
 */
export const yearBeforeQuery = (selection: CrimeSelection | null, areas?: readonly AreaId[]) =>
  queryOptions({
    queryKey: ['year-before', selection, areas],
    queryFn:
      selection === null || rangeYearEarlier(selection.range) === null || areas?.length === 0
        ? skipToken
        : ({ signal }) => {
            const query = {
              ...toCrimeQueryParams(selection),
              against: 'year',
              area: areas,
            } as const;
            return request(areaTrajectoriesRoute, { params: selection, query, signal });
          },
  });

/**
 * All crime and each crime type of an area, or of the county, against the same months a year before, or with
 * `before` the equal period just before.
 */
export const crimeChangesQuery = (
  partition: Partition,
  area: AreaId | null,
  range: MonthRange | null | undefined,
  against: ComparisonPeriod = 'year',
) =>
  queryOptions({
    queryKey: ['crime-changes', partition, area, range, against],
    queryFn: range
      ? ({ signal }) => {
          const query = { ...toPeriodInstants(range, county.timeZone), against };
          return area === null
            ? request(countyChangesRoute, { params: { partition }, query, signal })
            : request(areaChangesRoute, { params: { partition, id: area }, query, signal });
        }
      : skipToken,
  });

/** Counts by month, oldest first. */
export function monthlyTrendQuery(
  selection: Omit<CrimeSelection, 'range'>,
  area: AreaId | null,
  months: number,
) {
  const { partition, bigBundle, smallBundles } = selection;
  const basket = toBasketParam(selection);
  return queryOptions({
    queryKey: ['monthly-trend', partition, area, bigBundle, smallBundles, basket, months],
    // a failed load is retried on request, not when another component mounts with the same query
    retryOnMount: false,
    queryFn:
      area === null
        ? skipToken
        : async ({ signal }) => {
            const query = { bb: bigBundle, sb: smallBundles, basket, months };
            const params = { partition, id: area };
            return (await request(monthlyTrendsRoute, { params, query, signal })).trends;
          },
  });
}
