import { useQuery } from '@tanstack/react-query';
import { sourcesReply } from '@townlight/contract/sources';
import { apiGet } from '../net/api-request.ts';

/** `GET /api/sources`: which sources the site asks by itself, and how they stand. */
export function useSources() {
  return useQuery({
    queryKey: ['sources'],
    // it changes without a release: what a kept page tells of it is asked for again
    staleTime: 0,
    queryFn: ({ signal }) => apiGet('/api/sources', sourcesReply, {}, signal),
  });
}
