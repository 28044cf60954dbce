import { AQI_CATEGORIES } from '@townlight/domain/air';
import * as z from 'zod/mini';
import { aqiQuery } from '../air.ts';
import { defineRoute } from '../define-route.ts';

const { lat, long } = aqiQuery.shape;
const date = z.iso.date();

/**
 * `GET /api/air-quality/forecast`: AirNow's forecast of the nearest reporting area to a point, day by day from today on.
 * Empty where no reporting area within 50 km has one.
 */
export const airForecastQuery = z.object({ lat, long });
/** The forecast of one day: its category, and its index where AirNow gives one. */
export const airForecastDay = z.object({
  /** The day that is forecast. */
  date,
  /** The day on which the agency issued it. */
  issued: date,
  /** AirNow's name of the area, and its state; the state may be empty. */
  reporting_area: z.string(),
  state: z.string(),
  /** Distance of the area's published point. */
  km: z.number(),
  /** The agency that made the forecast; may be empty. */
  agency: z.string(),
  /** The worst pollutant of the day, as AirNow writes it: `PM2.5`, `OZONE`. */
  pollutant: z.string(),
  /** EPA's index; null where only a category is forecast. */
  aqi: z.nullable(z.int().check(z.gte(0))),
  aqi_category: z.enum(AQI_CATEGORIES),
  /** The agency has declared an action day for some pollutant. */
  action_day: z.boolean(),
  /** The forecaster's text; may be empty. */
  discussion: z.string(),
});
export const airForecast = z.array(airForecastDay);
export type AirForecastDay = z.infer<typeof airForecastDay>;

export const airForecastRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/forecast',
  query: airForecastQuery,
  reply: airForecast,
});
