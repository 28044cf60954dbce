import { useQuery } from '@tanstack/react-query';
import { type DaytimeAreas, daytimeAreas } from '@townlight/contract/daytime';
import type { AreaId, Partition } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';

/** The areas with many visitors per resident, and the source of the numbers. */
export interface DaytimePopulation {
  readonly source: DaytimeAreas['source'];
  readonly areas: ReadonlyMap<AreaId, DaytimeAreas['areas'][number]>;
}

/** `GET /api/{partition}/daytime` */
export function useDaytimePopulation(partition: Partition) {
  return useQuery({
    queryKey: ['daytime', partition],
    queryFn: ({ signal }) => apiGet(`/api/${partition}/daytime`, daytimeAreas, {}, signal),
    select: daytimeOf,
  });
}

function daytimeOf({ source, areas }: DaytimeAreas): DaytimePopulation {
  return { source, areas: new Map(areas.map((area) => [area.id, area])) };
}
