import { useQuery } from '@tanstack/react-query';
import { aqiHistory } from '@townlight/contract/air';
import { apiGet } from '../../../http/api-request.ts';
import { type AirRequest, toPointParams } from './air-point.ts';

/** `GET /api/air-quality/aqi-history`: the 48 hours up to the requested one, oldest first. */
export function useAqiHistory(request: AirRequest | null) {
  return useQuery({
    queryKey: ['air', 'history', request && toPointParams(request), request?.shown],
    enabled: request !== null,
    queryFn: ({ signal }) =>
      apiGet(
        '/api/air-quality/aqi-history',
        aqiHistory,
        toPointParams(request as AirRequest),
        signal,
      ),
  });
}
