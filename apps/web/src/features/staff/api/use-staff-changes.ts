import { useQuery } from '@tanstack/react-query';
import { staffChangesReply } from '@townlight/contract/staff';
import { apiGet } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** `GET /api/staff/changes`: who changed what, newest first. */
export function useStaffChanges() {
  return useQuery({
    queryKey: ['staff changes'],
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => apiGet('/api/staff/changes', staffChangesReply, {}, signal),
  });
}
