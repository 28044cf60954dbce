import { useQuery } from '@tanstack/react-query';
import { areaCrimesList } from '@townlight/contract/crime';
import { apiGet } from '../../net/api-request.ts';
import { type CrimeQuestion, crimeQueryOf } from './crime-question.ts';

/** `GET /api/{partition}/crimes?detail=totals`: counts, rates and ranks of all areas. */
export function useAreaCrimes(question: CrimeQuestion | null) {
  return useQuery({
    queryKey: ['area-crimes', question],
    enabled: question !== null,
    queryFn: ({ signal }) => {
      const { partition } = question as CrimeQuestion;
      const query = { ...crimeQueryOf(question as CrimeQuestion), detail: 'totals' };
      return apiGet(`/api/${partition}/crimes`, areaCrimesList, query, signal);
    },
  });
}
