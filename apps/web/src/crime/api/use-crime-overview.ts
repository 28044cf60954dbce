import { useQuery } from '@tanstack/react-query';
import type { Against } from '@townlight/contract/crime';
import { crimeOverview } from '@townlight/contract/crime-overview';
import { apiGet } from '../../net/api-request.ts';
import { type CrimeQuestion, crimeQueryOf } from './crime-question.ts';

/**
 * `GET /api/{partition}/overview`: the county's change, the departments without records, and the areas with the
 * clearest changes.
 */
export function useCrimeOverview(question: CrimeQuestion | null, against: Against) {
  return useQuery({
    queryKey: ['crime-overview', question, against],
    enabled: question !== null,
    queryFn: ({ signal }) => {
      const { partition } = question as CrimeQuestion;
      const query = { ...crimeQueryOf(question as CrimeQuestion), against };
      return apiGet(`/api/${partition}/overview`, crimeOverview, query, signal);
    },
  });
}
