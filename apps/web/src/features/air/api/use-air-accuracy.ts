import { useQuery } from '@tanstack/react-query';
import { airAccuracy } from '@townlight/contract/air';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/air-quality/accuracy`: errors of the estimates, each station predicted from the others. */
export function useAirAccuracy() {
  return useQuery({
    queryKey: ['air', 'accuracy'],
    queryFn: ({ signal }) => apiGet('/api/air-quality/accuracy', airAccuracy, {}, signal),
  });
}
