import { useQuery } from '@tanstack/react-query';
import { airStatuses } from '@townlight/contract/air';
import { apiGet } from '../../../http/api-request.ts';

/** Poll interval: an open page learns of a new hour within this time. */
const NEW_HOUR_MS = 5 * 60_000;

/** `GET /api/health/air_quality/last_updated`: how far the readings reach; `null` before the first reading. */
export function useAirUpdate() {
  return useQuery({
    queryKey: ['air', 'update'],
    refetchInterval: NEW_HOUR_MS,
    queryFn: ({ signal }) =>
      apiGet('/api/health/air_quality/last_updated', airStatuses, {}, signal),
    select: (found) => found[0] ?? null,
  });
}
