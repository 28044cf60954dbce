import { queryOptions, useQuery } from '@tanstack/react-query';
import { areaShapesRoute } from '@townlight/contract/places';
import type { Partition } from '@townlight/domain/places';
import { request, requestPath } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';
import { useMapDemand } from '../loading/map-demand.ts';

/**
 * The outlines of all areas, requested once. The first HTML of the map links them by their hash; under that address the
 * browser caches them until they change.
 */
export const areaShapesQuery = (partition: Partition) =>
  queryOptions({
    queryKey: ['area-shapes', partition],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: BROWSER_ONLY,
    queryFn: ({ signal }) => {
      const params = { partition };
      const query = versionInHead(requestPath(areaShapesRoute, params));
      return request(areaShapesRoute, { params, query, signal });
    },
  });

/** Loads the outlines with the map. */
export function useAreaShapes(partition: Partition) {
  return useQuery({ ...areaShapesQuery(partition), enabled: useMapDemand() });
}

function versionInHead(path: string): { v?: string } {
  const link = document.querySelector<HTMLLinkElement>(`link[href^="${path}?v="]`);
  const version = link && new URL(link.href).searchParams.get('v');
  return version ? { v: version } : {};
}
