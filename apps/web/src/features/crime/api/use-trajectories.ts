import { useQuery } from '@tanstack/react-query';
import { areaTrajectories } from '@townlight/contract/crime';
import { apiGet } from '../../../http/api-request.ts';
import { type CrimeSelection, toCrimeQueryParams } from './crime-selection.ts';

/** `GET /api/{partition}/compare/crimes`: the period against the equal one before. */
export function useTrajectories(crimeSelection: CrimeSelection | null) {
  return useQuery({
    queryKey: ['trajectories', crimeSelection],
    enabled: crimeSelection !== null,
    queryFn: ({ signal }) => {
      const { partition } = crimeSelection as CrimeSelection;
      const query = toCrimeQueryParams(crimeSelection as CrimeSelection);
      return apiGet(`/api/${partition}/compare/crimes`, areaTrajectories, query, signal);
    },
  });
}
