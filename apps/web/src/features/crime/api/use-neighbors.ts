import { useQuery } from '@tanstack/react-query';
import { areaDetailsList } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';

/** The number of neighbors shown. */
const MAX_NEIGHBORS = 4;

/** `GET /api/neighborhoods/areas`: the neighborhoods that share the longest edges with one, the longest first. */
export function useNeighbors(area: AreaId, wanted: boolean) {
  return useQuery({
    queryKey: ['neighbors', area],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const about = (areas: readonly AreaId[]) =>
        apiGet('/api/neighborhoods/areas', areaDetailsList, { area: areas.join(',') }, signal);
      const ids = (await about([area]))[0]?.neighbors.slice(0, MAX_NEIGHBORS) ?? [];
      if (ids.length === 0) return [];
      const names = new Map((await about(ids)).map(({ id, name }) => [id, name]));
      return ids.map((id) => ({ id, name: names.get(id) ?? id }));
    },
  });
}
