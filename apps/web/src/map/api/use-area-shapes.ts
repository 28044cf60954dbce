import { useQuery } from '@tanstack/react-query';
import { areaFeatureCollection } from '@townlight/contract/places';
import type { Partition } from '@townlight/domain/places';
import { apiGet } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';

/**
 * `GET /api/{partition}/geojson`: the outlines of all areas, requested once. The first HTML of the map links them by
 * their hash, so they load in parallel with the code; under that address the browser caches them until they change.
 */
export function useAreaShapes(partition: Partition) {
  return useQuery({
    queryKey: ['area-shapes', partition],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: BROWSER_ONLY,
    queryFn: ({ signal }) => {
      const path = `/api/${partition}/geojson`;
      return apiGet(path, areaFeatureCollection, versionInHead(path), signal);
    },
  });
}

function versionInHead(path: string): { v?: string } {
  const link = document.querySelector<HTMLLinkElement>(`link[href^="${path}?v="]`);
  const version = link && new URL(link.href).searchParams.get('v');
  return version ? { v: version } : {};
}
