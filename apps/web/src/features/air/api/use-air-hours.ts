import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { airMapHours } from '@townlight/contract/air';
import { formatHour, type Hour } from '@townlight/domain/time';
import { apiGet } from '../../../http/api-request.ts';
import { county } from '../../../i18n/county.ts';

/**
 * `GET /api/air-quality/hours`: the hours up to `until` for all neighborhoods and stations; `null` disables the
 * request.
 */
export function useAirHours(until: Hour | null) {
  return useQuery({
    queryKey: ['air', 'hours', until],
    enabled: until !== null,
    // The map retains its colors while the next hours load.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { until: until === null ? null : formatHour(until, county.timeZone) };
      return apiGet('/api/air-quality/hours', airMapHours, query, signal);
    },
  });
}
