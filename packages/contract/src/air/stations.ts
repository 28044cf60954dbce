import { READING_FLAGS } from '@townlight/domain/air';
import * as z from 'zod/mini';
import { aqiEstimate, aqiQuery } from '../air.ts';
import { defineRoute } from '../define-route.ts';

const { aqi, aqi_category } = aqiEstimate.shape;

/**
 * `GET /api/air-quality/stations`: the stations of the estimate at a point with their readings of the hour, nearest
 * first, and those between them whose reading is excluded. Empty where no station has a reading.
 */
export const nearbyStation = z.object({
  code: z.string(),
  name: z.string(),
  /** Distance to the point. */
  km: z.number(),
  /** As reported, in µg/m³; one that is excluded may be negative. */
  pm25: z.number(),
  /** Null for an excluded reading, and where a NowCast has too few hours. */
  aqi: z.nullable(aqi),
  aqi_category: z.nullable(aqi_category),
  /** Why the reading is excluded from estimates. */
  flag: z.nullable(z.enum(READING_FLAGS)),
  /** The share of the reading in the estimate, 0 to 1; 0 where it is excluded, null where there is no estimate. */
  share: z.nullable(z.number()),
});
export const nearbyStations = z.array(nearbyStation);
export type NearbyStation = z.infer<typeof nearbyStation>;

export const nearbyStationsRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/stations',
  query: aqiQuery,
  reply: nearbyStations,
});
