import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffSessionReply } from '@townlight/contract/staff';
import { apiGet } from '../../net/api-request.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';

const KEY = ['staff session'];

/**
 * `GET /api/staff/session`: who is signed in here. Asked again when the window is looked at again: a mailed link opens another.
 * @param lookAgainMs how often to look again, for a page that waits for a sign-in
 */
export function useStaffSession(lookAgainMs?: number) {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: lookAgainMs ?? false,
    queryFn: ({ signal }) => apiGet('/api/staff/session', staffSessionReply, {}, signal),
  });
}

/** Asks again who is signed in. */
export function useSessionChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
