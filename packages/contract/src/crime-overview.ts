import * as z from 'zod/mini';
import { areaTrajectory, compareQuery, countComparisonShape } from './crime.ts';
import { defineRoute } from './define-route.ts';
import { partitionParams } from './places.ts';

/** `GET /api/{partition}/overview` */
export const crimeOverviewQuery = z.omit(compareQuery, { detail: true, area: true });
export type CrimeOverviewQuery = z.infer<typeof crimeOverviewQuery>;

const count = z.int().check(z.gte(0));

/** The county's totals, the areas that they exclude, and the areas with the largest changes. */
export const crimeOverview = z.object({
  /** How many areas the partition has; the sums cover `county.areas` of them. */
  all_areas: count,
  county: z.object(countComparisonShape),
  /** How many areas are excluded, each under the first reason that applies. */
  left_out: z.object({ incomplete: count, not_recorded: count, rules_changed: count }),
  /**
   * Agencies that have not supplied every month of both periods to an excluded area, with the number of such areas,
   * largest first.
   */
  lacking: z.array(z.object({ agency: z.string(), name: z.string(), areas: count })),
  /** How many areas rise clearly and how many fall; areas without a rate are not included. */
  rises: count,
  falls: count,
  /** Clear changes up or down, the strongest evidence first. */
  most_changed: z.array(areaTrajectory),
});
export type CrimeOverview = z.infer<typeof crimeOverview>;

export const crimeOverviewRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/overview',
  params: partitionParams,
  query: crimeOverviewQuery,
  reply: crimeOverview,
});
