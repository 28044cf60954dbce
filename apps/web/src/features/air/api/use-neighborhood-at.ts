import { useQuery } from '@tanstack/react-query';
import { neighborhoodsAtPoint } from '@townlight/contract/places';
import { apiGet } from '../../../http/api-request.ts';
import type { AirPoint } from './air-point.ts';

/** `GET /api/neighborhoods/get_neighborhood`: the neighborhood that contains a point; `null` outside the county. */
export function useNeighborhoodAt(point: AirPoint | null) {
  const query = point && { lat: point.latitude, long: point.longitude };
  return useQuery({
    queryKey: ['neighborhood-at', query],
    enabled: query !== null,
    queryFn: ({ signal }) =>
      apiGet('/api/neighborhoods/get_neighborhood', neighborhoodsAtPoint, query ?? {}, signal),
    select: (found) => found[0]?.neighborhood ?? null,
  });
}
