import type { AirDay, AirTrendPoint, AqiRankingRow, AreaAirHour } from '@townlight/contract/air';
import {
  type AqiScale,
  computeAirQualityIndex,
  computeDailyMean,
  MAX_AIR_RANKING_ROWS,
} from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { formatHour, type Hour, hoursOfDay, type LocalHour } from '@townlight/domain/time';
import { BadRequest, NotFound } from '../../../platform/http/errors.ts';
import { toTenths } from '../snapshot/air-data.ts';
import { type AirSnapshot, getAreaAir, getAreaConcentration } from '../snapshot/air-snapshot.ts';
import { computeAreaIndex, rankAreasInHour } from './rank-areas-in-hour.ts';
import { formatCalendarDay, notOnRecordError } from './resolve-hour.ts';

/**
 * Builds the reply of `GET /api/air-quality/ranking`.
 * @throws NotFound for an unknown neighborhood
 */
export function buildAirRanking(
  snapshot: AirSnapshot,
  hour: Hour,
  scale: AqiScale,
  neighborhood: AreaId | undefined,
): AqiRankingRow[] {
  const { slugs, names } = snapshot.data.areas;
  const requestedArea =
    neighborhood === undefined ? undefined : requireAreaIndex(snapshot, neighborhood);
  return rankAreasInHour(snapshot, hour, scale)
    .filter(
      ({ area, rank }, place) =>
        (place < MAX_AIR_RANKING_ROWS && rank !== null) || area === requestedArea,
    )
    .map(({ area, rank, index }) => ({
      rank,
      neighborhood: slugs[area] as string,
      name: names[area] as string,
      aqi: index.aqi,
      aqi_category: index.category,
    }));
}

/** Builds the reply of `GET /api/health/air_quality/date`. */
export function buildAreaAirHours(
  snapshot: AirSnapshot,
  hour: Hour,
  scale: AqiScale,
): AreaAirHour[] {
  const ranked = new Map(rankAreasInHour(snapshot, hour, scale).map((one) => [one.area, one]));
  const date = formatHour(hour, snapshot.data.timeZone);
  return snapshot.data.areas.slugs.map((neighborhood, area) => ({
    neighborhood,
    avg_aqi: ranked.get(area)?.index.aqi ?? null,
    avg_pm25: getAreaConcentration(snapshot, area, hour),
    ranking: ranked.get(area)?.rank ?? null,
    date,
  }));
}

interface AreaQuery {
  readonly neighborhood: AreaId;
  readonly scale?: AqiScale | undefined;
}
type Month = Pick<LocalHour, 'year' | 'month'>;
type Day = Pick<LocalHour, 'year' | 'month' | 'day'>;

/**
 * Builds the reply of `GET /api/health/air_quality/neighborhood`.
 * @throws BadRequest for a nonexistent day
 * @throws NotFound for an unknown neighborhood
 */
export function buildAirTrend(snapshot: AirSnapshot, query: AreaQuery & Day): AirTrendPoint[] {
  const area = requireAreaIndex(snapshot, query.neighborhood);
  const { hours, data } = snapshot;
  if (hours === null) return [];
  const ofDay = hoursOfDay(query, data.timeZone);
  const [begin, end] = [ofDay[0], ofDay.at(-1)];
  if (begin === undefined || end === undefined)
    throw new BadRequest(
      `The calendar has no ${formatCalendarDay(query)}; give a day that exists.`,
    );
  if (end < hours.first || begin > hours.newest)
    throw notOnRecordError(snapshot, `The day asked for is ${formatCalendarDay(query)}`);
  return ofDay.map((hour) => ({
    date_observed: formatHour(hour, data.timeZone),
    avg_aqi: computeAreaIndex(snapshot, area, hour, query.scale ?? 'site')?.aqi ?? null,
  }));
}

/**
 * Builds the reply of `GET /api/air-quality/days`: the index of each day's mean.
 * @throws BadRequest for a month without records
 * @throws NotFound for an unknown neighborhood
 */
export function buildAirDays(snapshot: AirSnapshot, query: AreaQuery & Month): AirDay[] {
  const area = requireAreaIndex(snapshot, query.neighborhood);
  const { hours, data } = snapshot;
  if (hours === null) return [];
  const { year, month, scale = 'site' } = query;
  const days = Array.from({ length: 31 }, (_, i) => ({ year, month, day: i + 1 }))
    .map((day) => ({ date: formatCalendarDay(day), ofDay: hoursOfDay(day, data.timeZone) }))
    .filter(({ ofDay }) => ofDay.length > 0);
  const ofMonth = days.flatMap(({ ofDay }) => ofDay);
  if (!ofMonth.some((hour) => hour >= hours.first && hour <= hours.newest))
    throw notOnRecordError(
      snapshot,
      `The month asked for is ${formatCalendarDay({ year, month, day: 1 }).slice(0, 7)}`,
    );
  return days.map(({ date, ofDay }) => {
    const values = ofDay.map((hour) => getAreaAir(snapshot, area, hour));
    const mean = computeDailyMean(values);
    return {
      date,
      aqi: mean === null ? null : computeAirQualityIndex(mean, scale).aqi,
      pm25: mean === null ? null : toTenths(mean) / 10,
      hours: values.filter((value) => typeof value === 'number').length,
    };
  });
}

/**
 * Returns the area's index in the arrays.
 * @throws NotFound for an unknown neighborhood
 */
export function requireAreaIndex({ areaOf }: AirSnapshot, neighborhood: AreaId): number {
  const area = areaOf.get(neighborhood);
  if (area === undefined)
    throw new NotFound(
      `There is no neighborhood “${neighborhood}”; /api/neighborhoods/names lists them all.`,
    );
  return area;
}
