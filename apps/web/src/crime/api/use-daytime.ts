import { useQuery } from '@tanstack/react-query';
import { type DaytimeAreas, daytimeAreas } from '@townlight/contract/daytime';
import type { AreaId, Partition } from '@townlight/domain/places';
import { apiGet } from '../../net/api-request.ts';

/** The areas with many visitors per resident, and the source of the numbers. */
export interface Daytime {
  readonly source: DaytimeAreas['source'];
  readonly areas: ReadonlyMap<AreaId, DaytimeAreas['areas'][number]>;
}

/** `GET /api/{partition}/daytime` */
export function useDaytime(partition: Partition) {
  return useQuery({
    queryKey: ['daytime', partition],
    queryFn: ({ signal }) => apiGet(`/api/${partition}/daytime`, daytimeAreas, {}, signal),
    select: daytimeOf,
  });
}

function daytimeOf({ source, areas }: DaytimeAreas): Daytime {
  return { source, areas: new Map(areas.map((area) => [area.id, area])) };
}
