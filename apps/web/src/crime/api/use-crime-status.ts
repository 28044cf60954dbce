import { useQuery } from '@tanstack/react-query';
import { crimeStatus } from '@townlight/contract/crime';
import { apiGet } from '../../net/api-request.ts';

/** `GET /api/crimes/status`: how far the records reach and where they are from. */
export function useCrimeStatus() {
  return useQuery({
    queryKey: ['crime-status'],
    queryFn: ({ signal }) => apiGet('/api/crimes/status', crimeStatus, {}, signal),
  });
}
