import { queryOptions, skipToken } from '@tanstack/react-query';
import { nearbyStationsRoute } from '@townlight/contract/air/stations';
import { request } from '../../../../http/api-request.ts';
import { type AirRequest, toPointParams } from '../../api/air-point.ts';

/** The stations of the estimate at a point, nearest first. */
export function nearbyStationsQuery(airRequest: AirRequest | null) {
  const query = airRequest && toPointParams(airRequest);
  return queryOptions({
    queryKey: ['air', 'stations', query, airRequest?.shown],
    queryFn: query ? ({ signal }) => request(nearbyStationsRoute, { query, signal }) : skipToken,
  });
}
