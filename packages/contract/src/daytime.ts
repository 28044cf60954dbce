import * as z from 'zod/mini';
import { areaId } from './places.ts';

const people = z.nullable(z.int().check(z.gte(0)));

/** `GET /api/{partition}/daytime`: the areas where many people come for their residents. */
export const daytimeAreas = z.object({
  /** The public record of jobs and people by day; `null` where they are made up for the sample county, or none is known. */
  source: z.nullable(z.object({ name: z.string(), year: z.int() })),
  areas: z.array(
    z.object({
      id: areaId,
      residents: people,
      jobs: people,
      /** People who are there on a working day: residents at home, workers and visitors. */
      daytime_population: people,
      /**
       * Why the rate per resident reads high: at least two jobs for each resident, or known for work or for visits; `null` where
       * nothing says so.
       */
      reads_high: z.nullable(z.enum(['few-residents', 'work', 'visits'])),
    }),
  ),
});
export type DaytimeAreas = z.infer<typeof daytimeAreas>;
