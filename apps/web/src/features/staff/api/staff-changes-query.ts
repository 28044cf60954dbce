import { queryOptions } from '@tanstack/react-query';
import { staffChangesRoute } from '@townlight/contract/staff';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** Who changed what, newest first. */
export const staffChangesQuery = queryOptions({
  queryKey: ['staff changes'],
  meta: BROWSER_ONLY,
  staleTime: 0,
  queryFn: ({ signal }) => request(staffChangesRoute, { signal }),
});
