import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

const count = z.int().check(z.gte(0));
/** µg/m³ in tenths. */
const pm25 = z.number().check(z.gte(0));

/** The error of estimates by leave-one-out cross-validation over all hours on record. */
const measuredError = z.object({
  readings: count,
  /** µg/m³ */
  mean_absolute: z.number(),
  root_mean_square: z.number(),
  /** 90th percentile of the absolute error. */
  one_in_ten: z.number(),
  /** Points of the index on the site's scale. */
  mean_index_points: z.number(),
  /** Share of readings whose category was predicted correctly, 0 to 1. */
  right_category: z.number(),
});
/** `GET /api/air-quality/accuracy`: errors of estimates at stations that were left out of them. */
export const airAccuracy = z.object({
  sensors: count,
  stations: count,
  overall: z.nullable(measuredError),
  /** By kilometers from a station to the nearest other: up to `to_km`; `null` is everything beyond. */
  by_distance: z.array(z.object({ to_km: z.nullable(z.number()), error: measuredError })),
  /**
   * By predicted concentration in tenths: up to `to_pm25`; `null` is everything beyond. `error` is `null` with too
   * few `readings`.
   */
  by_level: z.array(
    z.object({
      to_pm25: z.nullable(pm25),
      readings: count,
      error: z.nullable(measuredError),
      by_distance: z.array(
        z.object({
          to_km: z.nullable(z.number()),
          readings: count,
          error: z.nullable(measuredError),
          /**
           * The error shown with an estimate: where `error` is `null`, that of a greater distance, or of the level at
           * all distances.
           */
          error_pm25: z.nullable(pm25),
          one_in_ten_pm25: z.nullable(pm25),
        }),
      ),
    }),
  ),
  /** `winter` is December to February. */
  by_season: z.array(
    z.object({ season: z.enum(['winter', 'spring', 'summer', 'fall']), error: measuredError }),
  ),
});
export type AirAccuracy = z.infer<typeof airAccuracy>;

export const airAccuracyRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/accuracy',
  reply: airAccuracy,
});
