import { useQuery } from '@tanstack/react-query';
import { publishedReleases } from '@townlight/contract/open-data';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/releases`: the published releases, newest first. */
export function useReleases() {
  return useQuery({
    queryKey: ['data', 'releases'],
    queryFn: ({ signal }) => apiGet('/api/releases', publishedReleases, {}, signal),
  });
}
