import { useQuery } from '@tanstack/react-query';
import { aqiRanking } from '@townlight/contract/air';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';
import { type AirRequest, toTimeParams } from './air-point.ts';

/** `GET /api/air-quality/ranking`: the ten neighborhoods with the worst air, and the requested one. */
export function useAqiRanking(
  request: Omit<AirRequest, 'point'> | null,
  neighborhood: AreaId | null,
) {
  const query = request && { ...toTimeParams(request), neighborhood };
  return useQuery({
    queryKey: ['air', 'ranking', query, request?.shown],
    enabled: query !== null,
    queryFn: ({ signal }) => apiGet('/api/air-quality/ranking', aqiRanking, query ?? {}, signal),
  });
}
