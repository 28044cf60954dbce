import * as z from 'zod/mini';
import { crimeQuery } from '../crime.ts';
import { rankingMonth } from '../crime-trackers.ts';
import { defineRoute } from '../define-route.ts';
import { areaIdSchema, partitionParams } from '../places.ts';
import { counts, months } from './monthly-types.ts';

/** `GET /api/{partition}/monthly`: areas by month. */
export const monthlyAreas = z.object({
  months,
  areas: z.array(z.object({ id: areaIdSchema, counts })),
});
export type MonthlyAreas = z.infer<typeof monthlyAreas>;

export const monthlyAreasRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/monthly',
  params: partitionParams,
  query: z.object({
    ...rankingMonth,
    bb: crimeQuery.shape.bb,
    sb: crimeQuery.shape.sb,
    basket: crimeQuery.shape.basket,
    area: crimeQuery.shape.area,
  }),
  reply: monthlyAreas,
});
