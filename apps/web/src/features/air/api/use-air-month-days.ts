import { useQuery } from '@tanstack/react-query';
import { airDays } from '@townlight/contract/air';
import type { AreaId } from '@townlight/domain/places';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { apiGet } from '../../../http/api-request.ts';
import type { PageScale } from '../figures/air-scale.ts';

/** `GET /api/air-quality/days`: a month of a neighborhood, one row per day. */
export function useAirMonthDays(
  request: { neighborhood: AreaId; month: YearMonth; scale: PageScale } | null,
) {
  const query = request && {
    neighborhood: request.neighborhood,
    year: yearOf(request.month),
    month: monthOfYear(request.month),
    scale: request.scale === 'site' ? null : request.scale,
  };
  return useQuery({
    queryKey: ['air', 'days', query],
    enabled: query !== null,
    queryFn: ({ signal }) => apiGet('/api/air-quality/days', airDays, query ?? {}, signal),
  });
}
