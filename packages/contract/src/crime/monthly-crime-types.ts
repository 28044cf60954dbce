import * as z from 'zod/mini';
import { rankingMonthFields } from '../crime-trackers.ts';
import { defineRoute } from '../define-route.ts';
import { areaParams } from '../places.ts';

/** The 12 months that end with the requested one, oldest first; fewer where the record begins later. */
export const monthsBeforeSchema = z.array(
  z.object({ year: z.int(), month: z.int().check(z.gte(1), z.lte(12)) }),
);
/** By month; `null` where an agency that polices the area has not supplied it, or does not record what is counted. */
export const monthlyCountsSchema = z.array(z.nullable(z.int().check(z.gte(0))));

/** `GET /api/{partition}/{id}/monthly/types`: every crime type of an area by month. */
export const monthlyCrimeTypes = z.object({
  months: monthsBeforeSchema,
  small_bundles: z.array(z.object({ name: z.string(), counts: monthlyCountsSchema })),
});
export type MonthlyCrimeTypes = z.infer<typeof monthlyCrimeTypes>;

export const monthlyCrimeTypesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/:id/monthly/types',
  params: areaParams,
  query: z.object(rankingMonthFields),
  reply: monthlyCrimeTypes,
});
