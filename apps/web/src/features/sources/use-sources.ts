import { useQuery } from '@tanstack/react-query';
import { sourcesReply } from '@townlight/contract/sources';
import { apiGet } from '../../http/api-request.ts';

/** `GET /api/sources`: the sources that the site checks automatically, with their states. */
export function useSources() {
  return useQuery({
    queryKey: ['sources'],
    // it changes without a release: cached pages refetch it
    staleTime: 0,
    queryFn: ({ signal }) => apiGet('/api/sources', sourcesReply, {}, signal),
  });
}
