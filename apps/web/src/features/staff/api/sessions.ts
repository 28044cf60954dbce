import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteOtherSessionsRoute,
  deleteStaffSessionRoute,
  staffSessionsRoute,
} from '@townlight/contract/staff/sessions';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

const KEY = ['staff sessions'];

/** Fetches those of the signed-in member. */
export function useSessions() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => request(staffSessionsRoute, { signal }),
  });
}

export function useInvalidateSessions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

export async function endSession(id: number): Promise<void> {
  await request(deleteStaffSessionRoute, { params: { id } });
}

export async function endOtherSessions(): Promise<void> {
  await request(deleteOtherSessionsRoute);
}
