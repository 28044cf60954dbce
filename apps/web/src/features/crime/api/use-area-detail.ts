import { useQuery } from '@tanstack/react-query';
import { areaCrimesList } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';
import { type CrimeSelection, toCrimeQueryParams } from './crime-selection.ts';

/** `GET /api/{partition}/crimes?area=…`: the selected area down to its kinds of crime. */
export function useAreaDetail(crimeSelection: CrimeSelection | null, area: AreaId | null) {
  return useQuery({
    queryKey: ['area-detail', crimeSelection, area],
    enabled: crimeSelection !== null && area !== null,
    queryFn: async ({ signal }) => {
      const { partition } = crimeSelection as CrimeSelection;
      const query = { ...toCrimeQueryParams(crimeSelection as CrimeSelection), area };
      const found = await apiGet(`/api/${partition}/crimes`, areaCrimesList, query, signal);
      return found[0] ?? null;
    },
  });
}
