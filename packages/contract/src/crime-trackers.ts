import * as z from 'zod/mini';
import { crimeQuery, monthlyQuery, monthlyTrends } from './crime.ts';
import { defineRoute } from './define-route.ts';
import { areaIdSchema, partitionParam } from './places.ts';

const count = z.int().check(z.gte(0));
/** `null` where an agency that polices the area does not record it. */
const recordedCount = z.nullable(count);
const rank = z.nullable(z.int().check(z.gte(1)));

/** `monthly` is the last full month, `yearly` the 12 months that end with it. */
export const aggregationSchema = z.enum(['monthly', 'yearly']);
export type Aggregation = z.infer<typeof aggregationSchema>;

/** `…/{month}/{year}`: the month of the year, 1 to 12. */
export const monthPathFields = z.object({
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
  year: z.coerce.number().check(z.int(), z.gte(1000), z.lte(9999)),
});

/** `GET /api/crimes/{crime}/monthly/{month}/{year}`: the county's months that end with the one named. */
export const crimeMonthlyParams = z.extend(monthPathFields, {
  crime: z.string().check(z.minLength(1), z.maxLength(100)),
});
/** Number of months; 12 by default. */
export const crimeMonthlyQuery = z.object({ months: monthlyQuery.shape.months });
export const crimeMonthlyTrends = monthlyTrends;

/** The last month of the ranking, by default the last full one; send both or neither. */
export const rankingMonthFields = {
  month: z.optional(monthPathFields.shape.month),
  year: z.optional(monthPathFields.shape.year),
};

/** `GET /api/neighborhoods/crime_ranking`: the crime types of one neighborhood by frequency, descending. */
export const crimeTypeRankingQuery = z.object({
  neighborhood: areaIdSchema,
  aggregation: z.optional(aggregationSchema),
  ...rankingMonthFields,
});
/** One crime type of a neighborhood, with its count and that of the period before. */
export const crimeTypeRankingRow = z.object({
  /** 1 = most reports; ties share a rank; `null` where not recorded, sorted last. */
  ranking: rank,
  small_bundle_name: z.string(),
  total_crimes: recordedCount,
  /** Every agency that polices the neighborhood records this type. */
  recorded: z.boolean(),
  /** Difference in reports from the equal period before; `null` where incomplete, not recorded or across a break. */
  diff: z.nullable(z.int()),
});
export const crimeTypeRanking = z.array(crimeTypeRankingRow);
export type CrimeTypeRankingRow = z.infer<typeof crimeTypeRankingRow>;

/** `GET /api/crimes/neighborhood_ranking`: the areas of a partition by the rate of one crime type. */
export const areaRankingQuery = z.object({
  partition: z.optional(partitionParam),
  /** A small bundle; by default all crime. */
  crime: crimeQuery.shape.bb,
  basket: crimeQuery.shape.basket,
  aggregation: z.optional(aggregationSchema),
  ...rankingMonthFields,
});
/** One area's count, rate and rank in a crime type. */
export const areaRankingRow = z.object({
  /**
   * 1 = highest rate; `null` where incomplete, outlier, not recorded, with fewer than 10 reports or unknown
   * residents, sorted last.
   */
  ranking: rank,
  /** The area's name, in the field of its partition; both are null for tracts. */
  neighborhood: z.nullable(z.string()),
  zipcode: z.nullable(z.string()),
  id: areaIdSchema,
  total_crimes: recordedCount,
  /** Every agency that polices the area records it. */
  recorded: z.boolean(),
  /**
   * Reports per resident in the period; `null` without residents, with fewer than 10 reports, and where not recorded.
   */
  crime_rate: z.nullable(z.number().check(z.gte(0))),
  /** Difference in reports from the equal period before; `null` where incomplete or across a break. */
  diff_count: z.nullable(z.int()),
  /**
   * Rank positions gained since the equal period before, negative when lost (reading 13); `null` where either rank is
   * missing, or the rules of any ranked area changed in between.
   */
  diff: z.nullable(z.int()),
});
export const areaRanking = z.array(areaRankingRow);
export type AreaRankingRow = z.infer<typeof areaRankingRow>;

/** `GET /api/neighborhoods/ranks/{month}/{year}`: ranks by all crime, of the month and of the one before. */
export const neighborhoodRank = z.object({ neighborhood: areaIdSchema, ranking: rank });
/** The ranks of a month and of the one before. */
export const neighborhoodRanks = z.object({
  current: z.array(neighborhoodRank),
  previous: z.array(neighborhoodRank),
  /** Counting rules changed in between: rank changes are not meaningful (reading 17). */
  crosses_break: z.boolean(),
});
export type NeighborhoodRanks = z.infer<typeof neighborhoodRanks>;

export const crimeMonthlyRoute = defineRoute({
  method: 'GET',
  path: '/api/crimes/:crime/monthly/:month/:year',
  params: crimeMonthlyParams,
  query: crimeMonthlyQuery,
  reply: crimeMonthlyTrends,
});

export const crimeTypeRankingRoute = defineRoute({
  method: 'GET',
  path: '/api/neighborhoods/crime_ranking',
  query: crimeTypeRankingQuery,
  reply: crimeTypeRanking,
});

export const areaRankingRoute = defineRoute({
  method: 'GET',
  path: '/api/crimes/neighborhood_ranking',
  query: areaRankingQuery,
  reply: areaRanking,
});

export const neighborhoodRanksRoute = defineRoute({
  method: 'GET',
  path: '/api/neighborhoods/ranks/:month/:year',
  params: monthPathFields,
  reply: neighborhoodRanks,
});
