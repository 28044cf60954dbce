import { useQuery } from '@tanstack/react-query';
import { trafficReply } from '@townlight/contract/traffic';
import { apiGet } from '../../http/api-request.ts';

/** `GET /api/traffic`: the address of the page of another site, and when it is loaded. */
export function useTraffic() {
  return useQuery({
    queryKey: ['traffic'],
    queryFn: ({ signal }) => apiGet('/api/traffic', trafficReply, {}, signal),
  });
}
