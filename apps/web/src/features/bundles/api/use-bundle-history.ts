import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { BundleHistoryEntry, BundlesSavedReply } from '@townlight/contract/bundles';
import { bundleHistory, bundlesSavedReply } from '@townlight/contract/bundles';
import { apiGet, apiPost } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = 'bundle history';

/** `GET /api/bundles/changes`, newest first, paged. */
export function useBundleHistory(wanted: boolean) {
  return useInfiniteQuery({
    queryKey: [KEY],
    meta: BROWSER_ONLY,
    enabled: wanted,
    staleTime: 0,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      apiGet('/api/bundles/changes', bundleHistory, { before: pageParam }, signal),
    getNextPageParam: (page) => page.at(-1)?.id ?? null,
  });
}

/**
 * Fetches the newest entries.
 * @throws ApiFailure
 */
export function fetchBundleHistory(): Promise<BundleHistoryEntry[]> {
  return apiGet('/api/bundles/changes', bundleHistory);
}

export function useInvalidateBundleHistory(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}

/**
 * Undoes a change, or restores the state after it.
 * @throws ApiFailure where later changes conflict
 */
export async function rollBackChange(
  id: number,
  how: 'undo' | 'restore',
): Promise<BundlesSavedReply> {
  return (await apiPost(`/api/bundles/changes/${id}/${how}`, {}, bundlesSavedReply)).reply;
}
