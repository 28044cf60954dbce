import { queryOptions } from '@tanstack/react-query';
import { type DaytimeAreas, daytimeAreasRoute } from '@townlight/contract/crime/daytime';
import type { AreaId, Partition } from '@townlight/domain/places';
import { request } from '../../../http/api-request.ts';

/** The areas with many visitors per resident, and the source of the numbers. */
export interface DaytimePopulation {
  readonly source: DaytimeAreas['source'];
  readonly areas: ReadonlyMap<AreaId, DaytimeAreas['areas'][number]>;
}

export const daytimeQuery = (partition: Partition) =>
  queryOptions({
    queryKey: ['daytime', partition],
    queryFn: ({ signal }) => request(daytimeAreasRoute, { params: { partition }, signal }),
    select: toDaytimePopulation,
  });

function toDaytimePopulation({ source, areas }: DaytimeAreas): DaytimePopulation {
  return { source, areas: new Map(areas.map((area) => [area.id, area])) };
}
