import { useQuery } from '@tanstack/react-query';
import { areaDetailsList } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';
import type { AirPoint } from './air-point.ts';

/** `GET /api/neighborhoods/areas?area`: a point inside a neighborhood; `null` for an unknown id. */
export function useAreaCenter(area: AreaId) {
  return useQuery({
    queryKey: ['area-about', area],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => apiGet('/api/neighborhoods/areas', areaDetailsList, { area }, signal),
    select: ([found]): AirPoint | null =>
      found === undefined ? null : { longitude: found.center[0], latitude: found.center[1] },
  });
}
