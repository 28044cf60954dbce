import { useQuery } from '@tanstack/react-query';
import { type AirTrendPoint, airTrend } from '@townlight/contract/air';
import type { AqiScale } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';

/** A day of the county's calendar. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** `GET /api/health/air_quality/neighborhood`: the hours of one day in one neighborhood. */
export function useAirDayHours(neighborhood: AreaId, day: CalendarDay, scale: AqiScale) {
  const { year, month, day: dayOfMonth } = day;
  return useQuery({
    queryKey: ['air', 'day', neighborhood, year, month, dayOfMonth, scale],
    // The previous day remains visible until the new one has loaded, but only for the same neighborhood and scale.
    placeholderData: (before: AirTrendPoint[] | undefined, query) =>
      query?.queryKey[2] === neighborhood && query.queryKey[6] === scale ? before : undefined,
    queryFn: ({ signal }) => {
      const query = { neighborhood, year, month, day: dayOfMonth, scale };
      return apiGet('/api/health/air_quality/neighborhood', airTrend, query, signal);
    },
  });
}
