import { useQuery } from '@tanstack/react-query';
import { crimeStatus } from '@townlight/contract/crime';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/crimes/status`: the coverage and the sources of the records. */
export function useCrimeStatus() {
  return useQuery({
    queryKey: ['crime-status'],
    queryFn: ({ signal }) => apiGet('/api/crimes/status', crimeStatus, {}, signal),
  });
}
