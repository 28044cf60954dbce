import { useQuery } from '@tanstack/react-query';
import { aqiHistory } from '@townlight/contract/air';
import { apiGet } from '../../net/api-request.ts';
import { type AirQuestion, pointQuery } from './air-point.ts';

/** `GET /api/air-quality/aqi-history`: the 48 hours up to the requested one, oldest first. */
export function useAqiHistory(question: AirQuestion | null) {
  return useQuery({
    queryKey: ['air', 'history', question && pointQuery(question), question?.shown],
    enabled: question !== null,
    queryFn: ({ signal }) =>
      apiGet(
        '/api/air-quality/aqi-history',
        aqiHistory,
        pointQuery(question as AirQuestion),
        signal,
      ),
  });
}
