import { distanceKm, type GeoPoint } from '../../places/distance.ts';
import type { Day } from '../../time/index.ts';
import { MAX_FORECAST_DISTANCE_KM } from '../constants.ts';
import { type AreaForecast, toCategoryLevel } from './area-forecast.ts';

/** What applies to a place on one day. */
export interface PlaceForecast extends Omit<AreaForecast, 'isPrimary' | keyof GeoPoint> {
  /** Kilometers from the place to the point of the reporting area. */
  readonly km: number;
}

/**
 * Chooses the forecasts of a place from `today` on, one per day, the first day first: those of the nearest reporting
 * area that has any, at most 50 km away. Of several pollutants the worst counts, whichever is marked as primary; the
 * mark decides among equals. A day is an action day if it is one for any pollutant.
 */
export function chooseForecasts(
  point: GeoPoint,
  today: Day,
  forecasts: readonly AreaForecast[],
): PlaceForecast[] {
  const ahead = forecasts
    .filter(({ validOn }) => validOn >= today)
    .map((forecast) => ({ forecast, km: distanceKm(point, forecast) }));
  const nearest = ahead
    .filter(({ km }) => km <= MAX_FORECAST_DISTANCE_KM)
    .toSorted((a, b) => a.km - b.km || compareText(a.forecast.area, b.forecast.area))[0];
  if (nearest === undefined) return [];
  const days = Map.groupBy(
    ahead.map(({ forecast }) => forecast).filter((one) => isSameArea(one, nearest.forecast)),
    ({ validOn }) => validOn,
  );
  return [...days.values()]
    .map((ofDay) => summarizeDay(ofDay, nearest.km))
    .toSorted((a, b) => a.validOn - b.validOn);
}

/** Orders the forecasts of one area and day: the worst first, then the primary one. */
export function compareForecasts(a: AreaForecast, b: AreaForecast): number {
  return (
    toCategoryLevel(b.category) - toCategoryLevel(a.category) ||
    (b.aqi ?? 0) - (a.aqi ?? 0) ||
    Number(b.isPrimary) - Number(a.isPrimary) ||
    compareText(a.pollutant, b.pollutant)
  );
}

function summarizeDay(ofDay: readonly AreaForecast[], km: number): PlaceForecast {
  const sorted = ofDay.toSorted(compareForecasts);
  const { isPrimary: _, longitude: __, latitude: ___, ...worst } = sorted[0] as AreaForecast;
  return {
    ...worst,
    isActionDay: sorted.some(({ isActionDay }) => isActionDay),
    discussion: sorted.find(({ discussion }) => discussion !== '')?.discussion ?? '',
    km,
  };
}

function isSameArea(a: AreaForecast, b: AreaForecast): boolean {
  return a.area === b.area && a.state === b.state;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
