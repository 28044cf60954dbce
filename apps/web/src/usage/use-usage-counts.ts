import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usageReply } from '@townlight/contract/usage';
import { apiGet } from '../net/api-request.ts';
import { BROWSER_ONLY } from '../net/query-client.ts';

/** `GET /api/staff/usage`: the counts of the last so many days. */
export function useUsageCounts(days: number) {
  return useQuery({
    queryKey: ['usage', days],
    meta: BROWSER_ONLY,
    staleTime: 0,
    // the counts of the time before stay while those of another come
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => apiGet('/api/staff/usage', usageReply, { days }, signal),
  });
}
