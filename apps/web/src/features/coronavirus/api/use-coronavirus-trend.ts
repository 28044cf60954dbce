import { useQuery } from '@tanstack/react-query';
import { coronavirusTrend } from '@townlight/contract/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/health/coronavirus_trend`: new cases per day over the last 255 days of the series. */
export function useCoronavirusTrend(neighborhood: AreaId) {
  return useQuery({
    queryKey: ['coronavirus', 'trend', neighborhood],
    queryFn: ({ signal }) =>
      apiGet('/api/health/coronavirus_trend', coronavirusTrend, { neighborhood }, signal),
  });
}
