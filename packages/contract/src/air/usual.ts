import * as z from 'zod/mini';
import { aqiEstimate, aqiQuery } from '../air.ts';
import { defineRoute } from '../define-route.ts';

/**
 * `GET /api/air-quality/usual`: what is usual at a point in the hours from `datetime` on, oldest first. It is no
 * forecast. Empty with fewer than two years on record. By default the hours begin after the current one; the last that
 * is possible is a year after the newest.
 */
export const usualAirQuery = z.object({
  ...aqiQuery.shape,
  /** Number of hours; 24 by default. */
  hours: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(48))),
});
const { datetime, aqi, aqi_category, pm25 } = aqiEstimate.shape;
/** `pm25` is the median of this hour of the day in this month over the years on record. */
export const usualAirHour = z.object({ datetime, aqi, aqi_category, pm25 });
export const usualAirHours = z.array(usualAirHour);
export type UsualAirHour = z.infer<typeof usualAirHour>;

export const usualAirRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/usual',
  query: usualAirQuery,
  reply: usualAirHours,
});
