import { useQuery } from '@tanstack/react-query';
import { areaCrimesList } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../net/api-request.ts';
import { type CrimeQuestion, crimeQueryOf } from './crime-question.ts';

/** `GET /api/{partition}/crimes?area=…`: the selected area down to its kinds of crime. */
export function useAreaDetail(question: CrimeQuestion | null, area: AreaId | null) {
  return useQuery({
    queryKey: ['area-detail', question, area],
    enabled: question !== null && area !== null,
    queryFn: async ({ signal }) => {
      const { partition } = question as CrimeQuestion;
      const query = { ...crimeQueryOf(question as CrimeQuestion), area };
      const found = await apiGet(`/api/${partition}/crimes`, areaCrimesList, query, signal);
      return found[0] ?? null;
    },
  });
}
