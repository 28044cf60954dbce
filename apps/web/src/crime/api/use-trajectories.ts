import { useQuery } from '@tanstack/react-query';
import { areaTrajectories } from '@townlight/contract/crime';
import { apiGet } from '../../net/api-request.ts';
import { type CrimeQuestion, crimeQueryOf } from './crime-question.ts';

/** `GET /api/{partition}/compare/crimes`: the period against the equal one before. */
export function useTrajectories(question: CrimeQuestion | null) {
  return useQuery({
    queryKey: ['trajectories', question],
    enabled: question !== null,
    queryFn: ({ signal }) => {
      const { partition } = question as CrimeQuestion;
      const query = crimeQueryOf(question as CrimeQuestion);
      return apiGet(`/api/${partition}/compare/crimes`, areaTrajectories, query, signal);
    },
  });
}
