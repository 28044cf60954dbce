import { useQuery } from '@tanstack/react-query';
import { areaTrajectories } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';
import { rangeYearEarlier } from '../../../period/resolve-period.ts';
import { type CrimeSelection, toCrimeQueryParams } from './crime-selection.ts';

/**
 * `GET /api/{partition}/compare/crimes?against=year`: the period against the same months a year before, tested among
 * all areas of the map, whichever are requested. Disabled for more than 12 months, as the two periods would overlap.
 * @param areas all by default
 */
export function useYearBefore(crimeSelection: CrimeSelection | null, areas?: readonly AreaId[]) {
  const isEnabled =
    crimeSelection !== null &&
    rangeYearEarlier(crimeSelection.range) !== null &&
    areas?.length !== 0;
  return useQuery({
    queryKey: ['year-before', crimeSelection, areas],
    enabled: isEnabled,
    queryFn: ({ signal }) => {
      const { partition } = crimeSelection as CrimeSelection;
      const query = {
        ...toCrimeQueryParams(crimeSelection as CrimeSelection),
        against: 'year',
        area: areas,
      };
      return apiGet(`/api/${partition}/compare/crimes`, areaTrajectories, query, signal);
    },
  });
}
