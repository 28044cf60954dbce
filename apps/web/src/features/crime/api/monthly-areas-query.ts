import { queryOptions, skipToken } from '@tanstack/react-query';
import { monthlyAreaCountsRoute } from '@townlight/contract/crime/monthly-area-counts';
import type { AreaId, Partition } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';
import { toMonthParams } from './tracker-queries.ts';

/** A crime type in some areas, in the 12 months that end with the month, oldest first. */
export const monthlyAreasQuery = (
  partition: Partition,
  crime: string,
  areas: readonly AreaId[],
  month: YearMonth | null,
) =>
  queryOptions({
    queryKey: ['monthly-areas', partition, crime, areas, month],
    queryFn:
      areas.length === 0 || month === null
        ? skipToken
        : ({ signal }) => {
            const query = { ...toMonthParams(month), sb: [crime], area: areas.join(',') };
            return request(monthlyAreaCountsRoute, { params: { partition }, query, signal });
          },
    select: (reply) => new Map(reply.areas.map(({ id, counts }) => [id, counts])),
  });
