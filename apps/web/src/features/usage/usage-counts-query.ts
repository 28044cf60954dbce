import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { usageRoute } from '@townlight/contract/usage';
import { request } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';

/** The counts of the last days. */
export const usageCountsQuery = (days: number) =>
  queryOptions({
    queryKey: ['usage', days],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // the previous counts stay while others load
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => request(usageRoute, { query: { days }, signal }),
  });
