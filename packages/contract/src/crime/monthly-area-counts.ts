import * as z from 'zod/mini';
import { crimeQuery } from '../crime.ts';
import { rankingMonthFields } from '../crime-trackers.ts';
import { defineRoute } from '../define-route.ts';
import { areaIdSchema, partitionParams } from '../places.ts';
import { monthlyCountsSchema, monthsBeforeSchema } from './monthly-crime-types.ts';

/** `GET /api/{partition}/monthly`: areas by month. */
export const monthlyAreaCounts = z.object({
  months: monthsBeforeSchema,
  areas: z.array(z.object({ id: areaIdSchema, counts: monthlyCountsSchema })),
});
export type MonthlyAreaCounts = z.infer<typeof monthlyAreaCounts>;

export const monthlyAreaCountsRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/monthly',
  params: partitionParams,
  query: z.object({
    ...rankingMonthFields,
    bb: crimeQuery.shape.bb,
    sb: crimeQuery.shape.sb,
    basket: crimeQuery.shape.basket,
    area: crimeQuery.shape.area,
  }),
  reply: monthlyAreaCounts,
});
