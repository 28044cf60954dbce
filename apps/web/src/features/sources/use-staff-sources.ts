import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runSourceRoute, staffSourcesRoute } from '@townlight/contract/sources';
import { storeStatusRoute } from '@townlight/contract/staff/store-status';
import { request } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';

const KEY = ['staff sources'];
/** Runs start and end on their own, so the list is polled. */
const REFETCH_INTERVAL_MS = 5_000;

/** Polls the sources with the results of their last runs. */
export function useStaffSources() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
    queryFn: ({ signal }) => request(staffSourcesRoute, { signal }),
  });
}

/** What the store has; it is requested when `isWanted`, because reading it takes seconds. */
export function useStoreStatus(isWanted: boolean) {
  return useQuery({
    queryKey: ['staff store status'],
    meta: BROWSER_ONLY,
    staleTime: 0,
    enabled: isWanted,
    queryFn: ({ signal }) => request(storeStatusRoute, { signal }),
  });
}

/**
 * Returns a function that runs a source now.
 * @returns the server's message
 * @throws ApiFailure
 */
export function useRunSource(): (name: string) => Promise<string> {
  const client = useQueryClient();
  return async (name) => {
    const reply = await request(runSourceRoute, { params: { name } });
    await client.invalidateQueries({ queryKey: KEY });
    return reply.message;
  };
}
