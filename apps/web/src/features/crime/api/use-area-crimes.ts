import { useQuery } from '@tanstack/react-query';
import { areaCrimesList } from '@townlight/contract/crime';
import { apiGet } from '../../../http/api-request.ts';
import { type CrimeSelection, toCrimeQueryParams } from './crime-selection.ts';

/** `GET /api/{partition}/crimes?detail=totals`: counts, rates and ranks of all areas. */
export function useAreaCrimes(crimeSelection: CrimeSelection | null) {
  return useQuery({
    queryKey: ['area-crimes', crimeSelection],
    enabled: crimeSelection !== null,
    queryFn: ({ signal }) => {
      const { partition } = crimeSelection as CrimeSelection;
      const query = { ...toCrimeQueryParams(crimeSelection as CrimeSelection), detail: 'totals' };
      return apiGet(`/api/${partition}/crimes`, areaCrimesList, query, signal);
    },
  });
}
