import { useQuery } from '@tanstack/react-query';
import { publishedReleases } from '@townlight/contract/our-data';
import { apiGet } from '../../net/api-request.ts';

/** `GET /api/releases`: the published releases, newest first. */
export function useReleases() {
  return useQuery({
    queryKey: ['data', 'releases'],
    queryFn: ({ signal }) => apiGet('/api/releases', publishedReleases, {}, signal),
  });
}
