import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { BundlesSavedReply } from '@townlight/contract/bundles';
import type { BundleHistoryEntry } from '@townlight/contract/bundles/history';
import {
  bundleHistoryRoute,
  restoreBundlesRoute,
  undoBundleChangeRoute,
} from '@townlight/contract/bundles/tool-routes';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = 'bundle history';

/** Fetches the history, newest first, paged. */
export function useBundleHistory(wanted: boolean) {
  return useInfiniteQuery({
    queryKey: [KEY],
    meta: BROWSER_ONLY,
    enabled: wanted,
    staleTime: 0,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      request(bundleHistoryRoute, { query: { before: pageParam }, signal }),
    getNextPageParam: (page) => page.at(-1)?.id ?? null,
  });
}

/**
 * Fetches the newest entries.
 * @throws ApiFailure
 */
export function fetchBundleHistory(): Promise<BundleHistoryEntry[]> {
  return request(bundleHistoryRoute);
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
  const route = how === 'undo' ? undoBundleChangeRoute : restoreBundlesRoute;
  return await request(route, { params: { id } });
}
