import { useQuery } from '@tanstack/react-query';
import { coronavirusRecords } from '@townlight/contract/coronavirus';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/health/coronavirus`: all neighborhoods with reports on the last day of the series. */
export function useCoronavirusRecords() {
  return useQuery({
    queryKey: ['coronavirus', 'records'],
    queryFn: ({ signal }) => apiGet('/api/health/coronavirus', coronavirusRecords, {}, signal),
  });
}
