import { queryOptions } from '@tanstack/react-query';
import { type AreaAgencies, agenciesByAreaRoute } from '@townlight/contract/crime';
import type { SeriesBreaks } from '@townlight/domain/crime';
import type { AreaId, Partition } from '@townlight/domain/places';
import { parseYearMonth } from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';

/** The police departments of an area, and the breaks of its series. */
export interface AreaPolicing {
  /** The agencies' full names. */
  readonly agencies: readonly string[];
  readonly breaks: SeriesBreaks;
  /** The share of the area that they police, where it is too small for the area to ever be complete. */
  readonly partialCoverage?: { readonly share: number; readonly of: 'residents' | 'area' } | null;
}

export type PolicingByArea = ReadonlyMap<AreaId, AreaPolicing>;

/** The agencies of all areas as the server sends them. */
export const areaAgenciesQuery = (partition: Partition) =>
  queryOptions({
    queryKey: ['area-agencies', partition],
    queryFn: ({ signal }) => request(agenciesByAreaRoute, { params: { partition }, signal }),
  });

export const areaPolicingQuery = (partition: Partition) =>
  queryOptions({ ...areaAgenciesQuery(partition), select: toPolicingByArea });

export function toPolicingByArea(areas: readonly AreaAgencies[]): PolicingByArea {
  return new Map(
    areas.map(({ id, agencies, breaks, policed_in_part, policed_share, policed_share_of }) => [
      id,
      {
        agencies: agencies.map(({ name }) => name),
        breaks: breaks.flatMap((month) => parseYearMonth(month) ?? []),
        partialCoverage:
          policed_in_part && policed_share !== null && policed_share_of !== null
            ? { share: policed_share, of: policed_share_of }
            : null,
      },
    ]),
  );
}

export const NO_BREAKS: SeriesBreaks = [];
