import { useQuery } from '@tanstack/react-query';
import type { ComparisonPeriod } from '@townlight/contract/crime';
import { crimeOverview } from '@townlight/contract/crime-overview';
import { apiGet } from '../../../http/api-request.ts';
import { type CrimeSelection, toCrimeQueryParams } from './crime-selection.ts';

/**
 * `GET /api/{partition}/overview`: the county's change, the departments without records, and the areas with the
 * clearest changes.
 */
export function useCrimeOverview(crimeSelection: CrimeSelection | null, against: ComparisonPeriod) {
  return useQuery({
    queryKey: ['crime-overview', crimeSelection, against],
    enabled: crimeSelection !== null,
    queryFn: ({ signal }) => {
      const { partition } = crimeSelection as CrimeSelection;
      const query = { ...toCrimeQueryParams(crimeSelection as CrimeSelection), against };
      return apiGet(`/api/${partition}/overview`, crimeOverview, query, signal);
    },
  });
}
