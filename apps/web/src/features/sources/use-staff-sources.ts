import { useQuery, useQueryClient } from '@tanstack/react-query';
import { successReply } from '@townlight/contract/done';
import { staffSources } from '@townlight/contract/sources';
import { apiGet, apiSend } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';

const KEY = ['staff sources'];
/** Runs start and end on their own, so the list is polled. */
const REFETCH_INTERVAL_MS = 5_000;

/** `GET /api/staff/sources`: the sources with the results of their last runs. */
export function useStaffSources() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
    queryFn: ({ signal }) => apiGet('/api/staff/sources', staffSources, {}, signal),
  });
}

/**
 * `POST /api/staff/sources/{name}/run`
 * @returns the server's message
 * @throws ApiFailure
 */
export function useRunSource(): (name: string) => Promise<string> {
  const client = useQueryClient();
  return async (name) => {
    const path = `/api/staff/sources/${encodeURIComponent(name)}/run`;
    const { reply } = await apiSend('POST', path, undefined, successReply);
    await client.invalidateQueries({ queryKey: KEY });
    return reply.message;
  };
}
