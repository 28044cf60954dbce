import { queryOptions } from '@tanstack/react-query';
import { areaDetailsRoute } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../../../http/api-request.ts';

/** The number of neighbors shown. */
const MAX_NEIGHBORS = 6;

/** The neighborhoods that share the longest edges with one, the longest first. */
export const neighborsQuery = (area: AreaId, wanted: boolean) =>
  queryOptions({
    queryKey: ['neighbors', area],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const fetchDetails = (areas: readonly AreaId[]) =>
        request(areaDetailsRoute, {
          params: { partition: 'neighborhoods' },
          query: { area: areas.join(',') },
          signal,
        });
      const ids = (await fetchDetails([area]))[0]?.neighbors.slice(0, MAX_NEIGHBORS) ?? [];
      if (ids.length === 0) return [];
      const names = new Map((await fetchDetails(ids)).map(({ id, name }) => [id, name]));
      return ids.map((id) => ({ id, name: names.get(id) ?? id }));
    },
  });
