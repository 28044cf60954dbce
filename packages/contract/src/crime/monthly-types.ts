import * as z from 'zod/mini';
import { rankingMonth } from '../crime-trackers.ts';
import { defineRoute } from '../define-route.ts';
import { areaParams } from '../places.ts';

/** The 12 months that end with the requested one, oldest first; fewer where the record begins later. */
export const months = z.array(
  z.object({ year: z.int(), month: z.int().check(z.gte(1), z.lte(12)) }),
);
/** By month; `null` where an agency that polices the area has not supplied it, or does not record what is counted. */
export const counts = z.array(z.nullable(z.int().check(z.gte(0))));

/** `GET /api/{partition}/{id}/monthly/types`: every crime type of an area by month. */
export const monthlyTypes = z.object({
  months,
  small_bundles: z.array(z.object({ name: z.string(), counts })),
});
export type MonthlyTypes = z.infer<typeof monthlyTypes>;

export const monthlyTypesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/:id/monthly/types',
  params: areaParams,
  query: z.object(rankingMonth),
  reply: monthlyTypes,
});
