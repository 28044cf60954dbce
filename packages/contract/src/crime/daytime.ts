import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { areaIdSchema, partitionParams } from '../places.ts';

const people = z.nullable(z.int().check(z.gte(0)));

/** `GET /api/{partition}/daytime`: areas with many visitors or workers per resident. */
export const daytimeAreas = z.object({
  /** The public record of jobs and daytime population; `null` for the sample county, or where none is known. */
  source: z.nullable(z.object({ name: z.string(), year: z.int() })),
  areas: z.array(
    z.object({
      id: areaIdSchema,
      residents: people,
      jobs: people,
      /** People present on a working day: residents at home, workers and visitors. */
      daytime_population: people,
      /**
       * Why the rate per resident is inflated: at least two jobs per resident, or a known destination for work or
       * visits; `null` otherwise.
       */
      reads_high: z.nullable(z.enum(['few-residents', 'work', 'visits'])),
    }),
  ),
});
export type DaytimeAreas = z.infer<typeof daytimeAreas>;

export const daytimeAreasRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/daytime',
  params: partitionParams,
  reply: daytimeAreas,
});
