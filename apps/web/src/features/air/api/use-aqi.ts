import { useQuery } from '@tanstack/react-query';
import { aqiEstimates } from '@townlight/contract/air';
import { apiGet } from '../../../http/api-request.ts';
import { type AirRequest, toPointParams } from './air-point.ts';

/** `GET /api/air-quality/aqi`: the estimate at a point; `null` where no station has a reading. */
export function useAqi(request: AirRequest | null) {
  return useQuery({
    queryKey: ['air', 'aqi', request && toPointParams(request), request?.shown],
    enabled: request !== null,
    queryFn: ({ signal }) =>
      apiGet('/api/air-quality/aqi', aqiEstimates, toPointParams(request as AirRequest), signal),
    select: (found) => found[0] ?? null,
  });
}
