import { useQuery } from '@tanstack/react-query';
import { aqiRanking } from '@townlight/contract/air';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../net/api-request.ts';
import { type AirQuestion, timeQuery } from './air-point.ts';

/** `GET /api/air-quality/ranking`: the ten neighborhoods with the worst air, and the requested one. */
export function useAqiRanking(
  question: Omit<AirQuestion, 'point'> | null,
  neighborhood: AreaId | null,
) {
  const query = question && { ...timeQuery(question), neighborhood };
  return useQuery({
    queryKey: ['air', 'ranking', query, question?.shown],
    enabled: query !== null,
    queryFn: ({ signal }) => apiGet('/api/air-quality/ranking', aqiRanking, query ?? {}, signal),
  });
}
