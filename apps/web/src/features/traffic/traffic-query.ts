import { queryOptions } from '@tanstack/react-query';
import { trafficRoute } from '@townlight/contract/traffic';
import { request } from '../../http/api-request.ts';

export const trafficQuery = queryOptions({
  queryKey: ['traffic'],
  queryFn: ({ signal }) => request(trafficRoute, { signal }),
});
