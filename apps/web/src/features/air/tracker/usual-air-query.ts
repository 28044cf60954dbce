import { queryOptions, skipToken } from '@tanstack/react-query';
import { usualAirRoute } from '@townlight/contract/air/usual';
import { request } from '../../../http/api-request.ts';
import { type AirRequest, toPointParams } from '../api/air-point.ts';

/** The usual air in hours that follow each other, oldest first; it is no forecast. `null` disables the request. */
export function usualAirQuery(usualRequest: (AirRequest & { readonly hours: number }) | null) {
  const query = usualRequest && { ...toPointParams(usualRequest), hours: usualRequest.hours };
  return queryOptions({
    queryKey: ['air', 'usual', query],
    queryFn: query ? ({ signal }) => request(usualAirRoute, { query, signal }) : skipToken,
  });
}
