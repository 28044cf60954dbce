import { queryOptions, skipToken } from '@tanstack/react-query';
import { monthlyAreaCountsRoute } from '@townlight/contract/crime/monthly-area-counts';
import type { YearMonth } from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';
import { toMonthParams } from './tracker-queries.ts';

/**
 * All crime in every neighborhood, in the 12 months that end with the month, oldest first. One request for all readers,
 * so that the server does not learn which neighborhoods are saved.
 */
export const allMonthsQuery = (month: YearMonth | null) =>
  queryOptions({
    queryKey: ['all-months', month],
    queryFn:
      month === null
        ? skipToken
        : ({ signal }) =>
            request(monthlyAreaCountsRoute, {
              params: { partition: 'neighborhoods' },
              query: toMonthParams(month),
              signal,
            }),
    select: (reply) => new Map(reply.areas.map(({ id, counts }) => [id, counts])),
  });
