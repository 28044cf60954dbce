import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffSessionRoute } from '@townlight/contract/staff/sessions';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = ['staff session'];

/**
 * Fetches the signed-in member. Refetched when the window gets the focus, because a mailed link opens
 * in another window.
 * @param pollIntervalMs for a page that waits for a sign-in
 */
export function useStaffSession(pollIntervalMs?: number) {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: pollIntervalMs ?? false,
    queryFn: ({ signal }) => request(staffSessionRoute, { signal }),
  });
}

/** Returns a function that refetches the session. */
export function useInvalidateStaffSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
