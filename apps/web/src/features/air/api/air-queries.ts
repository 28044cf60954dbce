import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type AirTrendPoint,
  airDaysRoute,
  airMapHoursRoute,
  airStatusesRoute,
  airTrendRoute,
  aqiHistoryRoute,
  aqiRankingRoute,
  aqiRoute,
} from '@townlight/contract/air';
import { airAccuracyRoute } from '@townlight/contract/air/accuracy';
import type { AqiScale } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { formatHour, type Hour, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';
import { county } from '../../../i18n/county.ts';
import type { PageScale } from '../figures/air-scale.ts';
import { type AirRequest, toPointParams, toTimeParams } from './air-point.ts';

/** Poll interval: an open page learns of a new hour within this time. */
const NEW_HOUR_MS = 5 * 60_000;

/** How far the readings reach; `null` before the first reading. */
export const airUpdateQuery = queryOptions({
  queryKey: ['air', 'update'],
  refetchInterval: NEW_HOUR_MS,
  queryFn: ({ signal }) => request(airStatusesRoute, { signal }),
  select: (found) => found[0] ?? null,
});

/** The estimate at a point; `null` where no station has a reading. */
export function aqiQuery(airRequest: AirRequest | null) {
  const query = airRequest && toPointParams(airRequest);
  return queryOptions({
    queryKey: ['air', 'aqi', query, airRequest?.shown],
    queryFn: query ? ({ signal }) => request(aqiRoute, { query, signal }) : skipToken,
    select: (found) => found[0] ?? null,
  });
}

/** The 48 hours up to the requested one, oldest first. */
export function aqiHistoryQuery(airRequest: AirRequest | null) {
  const query = airRequest && toPointParams(airRequest);
  return queryOptions({
    queryKey: ['air', 'history', query, airRequest?.shown],
    queryFn: query ? ({ signal }) => request(aqiHistoryRoute, { query, signal }) : skipToken,
  });
}

/** The ten neighborhoods with the worst air, and the requested one. */
export function aqiRankingQuery(
  airRequest: Omit<AirRequest, 'point'> | null,
  neighborhood: AreaId | null,
) {
  const query = airRequest && { ...toTimeParams(airRequest), neighborhood };
  return queryOptions({
    queryKey: ['air', 'ranking', query, airRequest?.shown],
    queryFn: query ? ({ signal }) => request(aqiRankingRoute, { query, signal }) : skipToken,
  });
}

/** The hours up to `until` for all neighborhoods and stations; `null` disables the request. */
export const airHoursQuery = (until: Hour | null) =>
  queryOptions({
    queryKey: ['air', 'hours', until],
    // The map retains its colors while the next hours load.
    placeholderData: keepPreviousData,
    queryFn:
      until === null
        ? skipToken
        : ({ signal }) => {
            const query = { until: formatHour(until, county.timeZone) };
            return request(airMapHoursRoute, { query, signal });
          },
  });

/** A month of a neighborhood, one row per day. */
export function airMonthDaysQuery(
  month: { neighborhood: AreaId; month: YearMonth; scale: PageScale } | null,
) {
  const query = month && {
    neighborhood: month.neighborhood,
    year: yearOf(month.month),
    month: monthOfYear(month.month),
    scale: month.scale === 'site' ? null : month.scale,
  };
  return queryOptions({
    queryKey: ['air', 'days', query],
    queryFn: query ? ({ signal }) => request(airDaysRoute, { query, signal }) : skipToken,
  });
}

/** A day of the county's calendar. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The hours of one day in one neighborhood. */
export function airDayHoursQuery(
  neighborhood: AreaId,
  { year, month, day }: CalendarDay,
  scale: AqiScale,
) {
  return queryOptions({
    queryKey: ['air', 'day', neighborhood, year, month, day, scale],
    // The previous day remains visible until the new one has loaded, but only for the same neighborhood and scale.
    placeholderData: (before: AirTrendPoint[] | undefined, query) =>
      query?.queryKey[2] === neighborhood && query.queryKey[6] === scale ? before : undefined,
    queryFn: ({ signal }) =>
      request(airTrendRoute, { query: { neighborhood, year, month, day, scale }, signal }),
  });
}

/** Errors of the estimates, each station predicted from the others. */
export const airAccuracyQuery = queryOptions({
  queryKey: ['air', 'accuracy'],
  queryFn: ({ signal }) => request(airAccuracyRoute, { signal }),
});
