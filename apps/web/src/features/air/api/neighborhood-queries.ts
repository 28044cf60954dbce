import { queryOptions, skipToken } from '@tanstack/react-query';
import { areaDetailsRoute, neighborhoodAtPointRoute } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../../../http/api-request.ts';
import type { AirPoint } from './air-point.ts';

/** A point inside a neighborhood; `null` for an unknown id. */
export const areaCenterQuery = (area: AreaId) =>
  queryOptions({
    queryKey: ['area-about', area],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      request(areaDetailsRoute, {
        params: { partition: 'neighborhoods' },
        query: { area },
        signal,
      }),
    select: ([found]): AirPoint | null =>
      found === undefined ? null : { longitude: found.center[0], latitude: found.center[1] },
  });

/** The neighborhood that contains a point; `null` outside the county. */
export function neighborhoodAtQuery(point: AirPoint | null) {
  const query = point && { lat: point.latitude, long: point.longitude };
  return queryOptions({
    queryKey: ['neighborhood-at', query],
    queryFn: query
      ? ({ signal }) => request(neighborhoodAtPointRoute, { query, signal })
      : skipToken,
    select: (found) => found[0]?.neighborhood ?? null,
  });
}
