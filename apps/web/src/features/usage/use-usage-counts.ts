import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usageReply } from '@townlight/contract/usage';
import { apiGet } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';

/** `GET /api/staff/usage`: the counts of the last days. */
export function useUsageCounts(days: number) {
  return useQuery({
    queryKey: ['usage', days],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // the previous counts stay while others load
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => apiGet('/api/staff/usage', usageReply, { days }, signal),
  });
}
