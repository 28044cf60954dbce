import { queryOptions } from '@tanstack/react-query';
import { sourcesRoute } from '@townlight/contract/sources';
import { request } from '../../http/api-request.ts';

/** The sources that the site checks automatically, with their states. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  // it changes without a release: cached pages refetch it
  staleTime: 0,
  queryFn: ({ signal }) => request(sourcesRoute, { signal }),
});
