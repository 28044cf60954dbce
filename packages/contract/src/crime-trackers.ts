import { z } from 'zod';
import { crimeQuery, monthlyTrends } from './crime.ts';
import { areaId, partitionParam } from './places.ts';

const count = z.int().min(0);
const rank = z.int().min(1).nullable();

/** `monthly` is the last full month, `yearly` the 12 months that end with it. */
export const aggregation = z.enum(['monthly', 'yearly']);
export type Aggregation = z.infer<typeof aggregation>;

/** `…/{month}/{year}`: the month of the year, 1 to 12. */
export const monthParams = z.object({
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int().min(1000).max(9999),
});

/** `GET /api/crimes/{crime}/monthly/{month}/{year}`: the county's 12 months that end with the one named. */
export const crimeMonthlyParams = monthParams.extend({ crime: z.string().min(1).max(100) });
export const crimeMonthlyTrends = monthlyTrends;

/** The month with which a ranking ends, the last full one unless told; both or neither. */
const rankingMonth = {
  month: monthParams.shape.month.optional(),
  year: monthParams.shape.year.optional(),
};

/** `GET /api/neighborhoods/crime_ranking`: the crime types of one neighborhood, the most frequent first. */
export const crimeTypeRankingQuery = z.object({
  neighborhood: areaId,
  aggregation: aggregation.optional(),
  ...rankingMonth,
});
export const crimeTypeRankingRow = z.object({
  /** 1 = most reports; ties share a rank. */
  ranking: z.int().min(1),
  small_bundle_name: z.string(),
  total_crimes: count,
  /** Reports more than in the equal period before, below 0 fewer; `null` where incomplete or across a break. */
  diff: z.int().nullable(),
});
export const crimeTypeRanking = z.array(crimeTypeRankingRow);
export type CrimeTypeRankingRow = z.infer<typeof crimeTypeRankingRow>;

/** `GET /api/crimes/neighborhood_ranking`: the areas of a partition by the rate of one crime type. */
export const areaRankingQuery = z.object({
  partition: partitionParam.optional(),
  /** A small bundle; left out it means all crime. */
  crime: crimeQuery.shape.bb,
  aggregation: aggregation.optional(),
  ...rankingMonth,
});
export const areaRankingRow = z.object({
  /** 1 = highest rate; `null` where incomplete or outlier, and these come last. */
  ranking: rank,
  /** The area's name, in the column of its partition; tracts stand in neither. */
  neighborhood: z.string().nullable(),
  zipcode: z.string().nullable(),
  id: areaId,
  total_crimes: count,
  /** Reports per resident in the period; `null` without residents. */
  crime_rate: z.number().min(0).nullable(),
  /** Reports more than in the equal period before, below 0 fewer; `null` where incomplete or across a break. */
  diff_count: z.int().nullable(),
  /**
   * Places risen in the ranking since the equal period before, below 0 fallen (reading 13); `null` where either rank
   * is missing, or the rules of any ranked area changed in between.
   */
  diff: z.int().nullable(),
});
export const areaRanking = z.array(areaRankingRow);
export type AreaRankingRow = z.infer<typeof areaRankingRow>;

/** `GET /api/neighborhoods/ranks/{month}/{year}`: ranks by all crime, of the month and of the one before. */
export const neighborhoodRank = z.object({ neighborhood: areaId, ranking: rank });
export const neighborhoodRanks = z.object({
  current: z.array(neighborhoodRank),
  previous: z.array(neighborhoodRank),
  /** Counting rules changed in between: what places have moved says nothing (reading 17). */
  crosses_break: z.boolean(),
});
export type NeighborhoodRanks = z.infer<typeof neighborhoodRanks>;
