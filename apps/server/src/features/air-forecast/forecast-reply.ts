import type { AirForecastDay } from '@townlight/contract/air/forecast';
import { type AreaForecast, chooseForecasts } from '@townlight/domain/air';
import { type Day, formatDay } from '@townlight/domain/time';

/** Builds the reply of `GET /api/air-quality/forecast`. */
export function buildForecast(
  forecasts: readonly AreaForecast[],
  today: Day,
  { lat, long }: { readonly lat: number; readonly long: number },
): AirForecastDay[] {
  return chooseForecasts({ longitude: long, latitude: lat }, today, forecasts).map((day) => ({
    date: formatDay(day.validOn),
    issued: formatDay(day.issuedOn),
    reporting_area: day.area,
    state: day.state,
    km: Math.round(day.km * 10) / 10,
    agency: day.agency,
    pollutant: day.pollutant,
    aqi: day.aqi,
    aqi_category: day.category,
    action_day: day.isActionDay,
    discussion: day.discussion,
  }));
}
