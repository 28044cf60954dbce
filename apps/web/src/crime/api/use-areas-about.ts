import { useQuery } from '@tanstack/react-query';
import { areasAbout } from '@townlight/contract/places';
import { apiGet } from '../../net/api-request.ts';

/** `GET /api/neighborhoods/areas`: what is known of every neighborhood but its figures, its neighbors among it. */
export function useAreasAbout(wanted: boolean) {
  return useQuery({
    queryKey: ['areas-about', 'neighborhoods'],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => apiGet('/api/neighborhoods/areas', areasAbout, {}, signal),
  });
}
