import { useQuery } from '@tanstack/react-query';
import { areaFeatureCollection } from '@townlight/contract/places';
import type { Partition } from '@townlight/domain/places';
import { apiGet } from '../../app/api-request.ts';

/** `GET /api/{partition}/geojson`: the outlines of all areas, asked for once. */
export function useAreaShapes(partition: Partition) {
  return useQuery({
    queryKey: ['area-shapes', partition],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => apiGet(`/api/${partition}/geojson`, areaFeatureCollection, {}, signal),
  });
}
