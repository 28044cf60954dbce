import { useQuery } from '@tanstack/react-query';
import { sourcesReply } from '@townlight/contract/sources';
import { apiGet } from '../net/api-request.ts';

/** `GET /api/sources`: which sources the site asks by itself, and how they stand. */
export function useSources() {
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => apiGet('/api/sources', sourcesReply, {}, signal),
  });
}
