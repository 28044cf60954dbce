import { useQuery } from '@tanstack/react-query';
import { areaTrajectories } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../net/api-request.ts';
import { yearEarlier } from '../../time/counted-period.ts';
import { type CrimeQuestion, crimeQueryOf } from './crime-question.ts';

/**
 * `GET /api/{partition}/compare/crimes?against=year`: the period against the same months a year before, tested among
 * all areas of the map, whichever are requested. Disabled for more than 12 months, as the two periods would overlap.
 * @param areas all by default
 */
export function useYearBefore(question: CrimeQuestion | null, areas?: readonly AreaId[]) {
  const isAsked = question !== null && yearEarlier(question.range) !== null && areas?.length !== 0;
  return useQuery({
    queryKey: ['year-before', question, areas],
    enabled: isAsked,
    queryFn: ({ signal }) => {
      const { partition } = question as CrimeQuestion;
      const query = { ...crimeQueryOf(question as CrimeQuestion), against: 'year', area: areas };
      return apiGet(`/api/${partition}/compare/crimes`, areaTrajectories, query, signal);
    },
  });
}
