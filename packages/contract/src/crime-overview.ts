import * as z from 'zod/mini';
import { areaTrajectory, compareQuery, heldCount } from './crime.ts';

/** `GET /api/{partition}/overview` */
export const overviewQuery = z.omit(compareQuery, { detail: true, area: true });
export type OverviewQuery = z.infer<typeof overviewQuery>;

const count = z.int().check(z.gte(0));

/** The county in a few figures: what it counts, what that leaves out, and where most has changed. */
export const crimeOverview = z.object({
  /** How many areas the partition has; `county.areas` of them are summed up. */
  all_areas: count,
  county: z.object(heldCount),
  /** How many areas are not summed up, each for the first of these reasons that holds of it. */
  left_out: z.object({ incomplete: count, not_recorded: count, rules_changed: count }),
  /**
   * The agencies that have not supplied every month of both periods to an area that is left out for that, with the number of
   * such areas, the most first.
   */
  lacking: z.array(z.object({ agency: z.string(), name: z.string(), areas: count })),
  /** How many areas are called up, and how many down; those without a rate of their own are not among them. */
  rises: count,
  falls: count,
  /** The clear changes, the strongest evidence first, up or down. */
  most_changed: z.array(areaTrajectory),
});
export type CrimeOverview = z.infer<typeof crimeOverview>;
