import { useQuery } from '@tanstack/react-query';
import { aqiReadings } from '@townlight/contract/air';
import { apiGet } from '../../net/api-request.ts';
import { type AirQuestion, pointQuery } from './air-point.ts';

/** `GET /api/air-quality/aqi`: the estimate at a point; `null` where no station has a reading. */
export function useAqi(question: AirQuestion | null) {
  return useQuery({
    queryKey: ['air', 'aqi', question && pointQuery(question), question?.shown],
    enabled: question !== null,
    queryFn: ({ signal }) =>
      apiGet('/api/air-quality/aqi', aqiReadings, pointQuery(question as AirQuestion), signal),
    select: (found) => found[0] ?? null,
  });
}
