import { useQuery } from '@tanstack/react-query';
import { coronavirusStatuses } from '@townlight/contract/coronavirus';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/health/coronavirus_status`: the span and the sources of the series; `null` before the first report. */
export function useCoronavirusStatus() {
  return useQuery({
    queryKey: ['coronavirus', 'status'],
    queryFn: ({ signal }) =>
      apiGet('/api/health/coronavirus_status', coronavirusStatuses, {}, signal),
    select: (found) => found[0] ?? null,
  });
}
