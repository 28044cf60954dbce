import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema, areaParams, partitionParams } from './places.ts';

const count = z.int().check(z.gte(0));
const rate = z.nullable(z.number().check(z.gte(0)));
/** `YYYY-MM` */
const yearMonthText = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** What all crime includes: the offenses that all agencies record (`common`, the default) or every report on record. */
export const basketSchema = z.enum(['common', 'everything']);
export type Basket = z.infer<typeof basketSchema>;

/** `from` and `to` in milliseconds since 1970; they select complete months. */
export const crimeQuery = z.object({
  from: z.coerce.number(),
  to: z.coerce.number(),
  /** Big bundle; empty or omitted selects all crime. */
  bb: z.optional(z.string().check(z.maxLength(100))),
  /** Small bundles: repeated, or one comma-separated list. */
  sb: z.optional(
    z.union([
      z.string().check(z.maxLength(2000)),
      z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
    ]),
  ),
  /** What all crime includes; ignored with `bb` or `sb`. */
  basket: z.optional(basketSchema),
  /** `totals` omits `big_bundles`. */
  detail: z.optional(z.enum(['totals', 'full'])),
  /** Only these areas, repeated or as one comma-separated list. */
  area: z.optional(
    z.union([z.string().check(z.maxLength(2000)), z.array(areaIdSchema).check(z.maxLength(100))]),
  ),
});
export type CrimeQuery = z.infer<typeof crimeQuery>;

/** Reliability of a rate by its count, see `classifyReliability`. */
export const reliabilitySchema = z.enum(['stable', 'unstable', 'too-few']);

/** `null` where an agency that polices the area does not record it. */
const recordedCount = z.nullable(count);

const bigBundleCounts = z.object({
  name: z.string(),
  total_crime_count: recordedCount,
  small_bundles: z.array(
    z.object({
      name: z.string(),
      total_crime_count: recordedCount,
      nicknames: z.array(z.object({ crime_type: z.string(), crime_count: count })),
    }),
  ),
});

/** One area of `GET /api/{partition}/crimes`. */
export const areaCrimes = z.object({
  id: areaIdSchema,
  /** Residents; `null` where unknown: the area then has no rate and no rank, and is not an outlier. */
  population: z.nullable(count),
  total_crime_count: recordedCount,
  /**
   * Reports per resident in the period; `null` without residents, with fewer than 10 reports, and where not recorded.
   */
  total_crime_rate: rate,
  /**
   * 1 = highest rate; `null` where incomplete, outlier, not recorded, with fewer than 10 reports or unknown
   * residents.
   */
  ranking: z.nullable(z.int().check(z.gte(1))),
  /** Every agency that polices the area has supplied every month of the period. */
  complete: z.boolean(),
  /** Every agency that polices the area records what is counted; otherwise there is no figure and no rank. */
  recorded: z.boolean(),
  /** Too few residents for a rate, or no crime of any kind in the period. */
  outlier: z.boolean(),
  reliability: reliabilitySchema,
  big_bundles: z.optional(z.array(bigBundleCounts)),
});
export const areaCrimesList = z.array(areaCrimes);
export type AreaCrimes = z.infer<typeof areaCrimes>;

/** `before`: the preceding period of equal length; `year`: the same months a year earlier, at most 12. */
export const comparisonPeriodSchema = z.enum(['before', 'year']);
export type ComparisonPeriod = z.infer<typeof comparisonPeriodSchema>;

/** `GET /api/{partition}/compare/crimes`: the period, and with which earlier one it is compared. */
export const compareQuery = z.extend(crimeQuery, { against: z.optional(comparisonPeriodSchema) });
export type CompareQuery = z.infer<typeof compareQuery>;

const direction = z.enum(['up', 'down', 'no-clear-change']);

/** What is known about a count in addition to an earlier one. */
const countEvidenceShape = {
  /**
   * The count against the expected one. `up` and `down` control the false discovery rate at 10% over all complete areas
   * of the partition; for the county, over the requested kinds of crime.
   */
  direction,
  /** The deviation from the expected count in standard errors; `null` where no change is stated. */
  evidence: z.nullable(z.number()),
  /**
   * The count expected from the months before the period, with season and level; `null` with too few of them under the
   * rules of the period, and below 1.
   */
  expected: z.nullable(z.number()),
  /** 95% prediction interval of the count, both ends included: outside it the count is unusual for this area. */
  usual_low: z.nullable(count),
  usual_high: z.nullable(count),
  /**
   * 95% interval of the relative change of the count, widened by the usual dispersion, without adjustment for days
   * and season. `null` where no change is stated or both periods together have fewer than 10 reports.
   */
  change_low: z.nullable(z.number()),
  /** `null` also where the earlier count is 0: there is no upper bound. */
  change_high: z.nullable(z.number()),
};

/** One area of `GET /api/{partition}/compare/crimes`: the period compared with an earlier one of equal length. */
export const areaTrajectory = z.object({
  id: areaIdSchema,
  population: z.nullable(count),
  complete: z.boolean(),
  /** Every agency that polices the area records what is counted in both periods; otherwise there are no figures. */
  recorded: z.boolean(),
  outlier: z.boolean(),
  total_crime_count: recordedCount,
  total_crime_rate: rate,
  compared_total_crime_count: recordedCount,
  compared_total_crime_rate: rate,
  /** Relative change of the rate, 0.25 = 25% more; `null` without a baseline. */
  change: z.nullable(z.number()),
  ...countEvidenceShape,
  /** The counting rules of an agency that polices the area changed in between: no change is stated (reading 17). */
  crosses_break: z.boolean(),
});
export const areaTrajectories = z.array(areaTrajectory);
export type AreaTrajectory = z.infer<typeof areaTrajectory>;

/** `GET /api/{partition}/changes` and `GET /api/{partition}/{id}/changes` */
export const crimeChangesQuery = z.object({
  from: crimeQuery.shape.from,
  to: crimeQuery.shape.to,
  against: z.optional(comparisonPeriodSchema),
});

/** The count of an area or of the county compared with an earlier period. */
export const countComparisonShape = {
  /** How many areas are summed: complete in both periods, recorded, and under the same rules. For an area: 1 or 0. */
  areas: count,
  /** For an area: both periods are complete. For the county: at least one area can be compared. */
  complete: z.boolean(),
  /**
   * Every agency that polices the area records it in both periods; otherwise there are no figures. Always true for
   * the county.
   */
  recorded: z.boolean(),
  /** For an area: its counting rules changed in between. For the county: areas are excluded for that. */
  crosses_break: z.boolean(),
  total_crime_count: recordedCount,
  compared_total_crime_count: recordedCount,
  ...countEvidenceShape,
};

const longerComparison = z.nullable(
  z.object({ months: z.literal([3, 12]), ...countComparisonShape }),
);

/** All crime and each crime type of an area or of the county, compared with an earlier period. */
export const crimeChanges = z.object({
  all: z.object(countComparisonShape),
  /**
   * For a month in which fewer than 20 reports are expected of an area: the 3 or 12 months that end with it, compared
   * with the same months a year earlier. `null` otherwise, and for the county.
   */
  longer: longerComparison,
  small_bundles: z.array(
    z.object({
      name: z.string(),
      ...countComparisonShape,
      /** As above, for the county and a month in which fewer than 20 reports are expected; `null` otherwise. */
      longer: longerComparison,
    }),
  ),
});
export type CrimeChanges = z.infer<typeof crimeChanges>;

/** `GET /api/{neighborhood|zipcode|tract}s/{id}/monthly` */
export const monthlyQuery = z.object({
  bb: crimeQuery.shape.bb,
  sb: crimeQuery.shape.sb,
  basket: crimeQuery.shape.basket,
  /** Number of months up to the last full one; 12 by default. */
  months: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(240))),
});
export type MonthlyQuery = z.infer<typeof monthlyQuery>;
/** One month of an area: its count, and whether it is complete. */
export const monthlyTrend = z.object({
  month: z.int().check(z.gte(1), z.lte(12)),
  year: z.int(),
  /** `null` where it is not recorded. */
  crime_count: recordedCount,
  /** Every agency that polices the area has supplied this month. */
  complete: z.boolean(),
  /** Every agency that polices the area records it; for the county, the count covers the areas where it is recorded. */
  recorded: z.boolean(),
  /** Still subject to revision by an agency that polices the area, or for the county by any agency. */
  provisional: z.boolean(),
  /** The counts that were usual for the area in that month (95%), as in `areaTrajectory`; `null` for the county. */
  usual_low: z.nullable(count),
  usual_high: z.nullable(count),
});
export const monthlyTrends = z.object({ trends: z.array(monthlyTrend) });
export type MonthlyTrend = z.infer<typeof monthlyTrend>;
export type MonthlyTrends = z.infer<typeof monthlyTrends>;

/** `GET /api/crimes/status`: provenance and coverage shown on every crime panel. */
export const crimeStatus = z.object({
  /** The figures are generated samples. */
  sample: z.boolean(),
  /** First month on record; `null` while nothing is loaded. */
  first_month: z.nullable(yearMonthText),
  /** The last full month: complete at the source (reading 6). */
  data_through: z.nullable(yearMonthText),
  /** First month from which every month is provisional for at least one agency; `null` where the last is not. */
  provisional_from: z.nullable(yearMonthText),
  /** Date of the newest release as stated by its source or operator, else the load time. */
  released_at: z.nullable(z.iso.datetime()),
  sources: z.array(
    z.object({
      agency: z.string(),
      name: z.string(),
      short_name: z.string(),
      first_month: z.nullable(yearMonthText),
      through: z.nullable(yearMonthText),
      /** Months between these two that it has not supplied completely, as inclusive runs, oldest first. */
      missing: z.array(z.object({ from: yearMonthText, to: yearMonthText })),
      /** Date of its newest release. */
      released_at: z.nullable(z.iso.datetime()),
      /** The first provisional month of the agency; `null` where there is none. */
      provisional_from: z.nullable(yearMonthText),
      /**
       * The month from which its records follow other counting rules; `null` where the record does not cross a
       * change.
       */
      change_over: z.nullable(yearMonthText),
    }),
  ),
  /** How many areas a partition has. */
  areas: z.object({ neighborhoods: count, zipcodes: count, tracts: count }),
  /** Crime types that all crime excludes because not every agency records them; `basket=everything` includes them. */
  outside_all_crime: z.array(z.string()),
  /**
   * Crime types of which each one matters: where fewer than 10 are expected, no direction, usual range or relative
   * change is stated.
   */
  counted_singly: z.array(z.string()),
});
export type CrimeStatus = z.infer<typeof crimeStatus>;

/** One area of `GET /api/{partition}/agencies`: the agencies that police it, and the breaks in its series. */
export const areaAgencies = z.object({
  id: areaIdSchema,
  agencies: z.array(z.object({ agency: z.string(), name: z.string(), short_name: z.string() })),
  /** The months from which an agency's records follow other counting rules, oldest first (reading 17). */
  breaks: z.array(yearMonthText),
  /** As in `GET /api/{partition}/coverage`: the share that they police together and its denominator. */
  policed_share: z.nullable(z.number()),
  policed_share_of: z.nullable(z.enum(['residents', 'area'])),
  /** More than a tenth is policed by other or unknown agencies: the area is never complete. */
  policed_in_part: z.boolean(),
});
export const areaAgenciesList = z.array(areaAgencies);
export type AreaAgencies = z.infer<typeof areaAgencies>;

export const crimeStatusRoute = defineRoute({
  method: 'GET',
  path: '/api/crimes/status',
  reply: crimeStatus,
});

export const areaCrimesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/crimes',
  params: partitionParams,
  query: crimeQuery,
  reply: areaCrimesList,
});

export const areaTrajectoriesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/compare/crimes',
  params: partitionParams,
  query: compareQuery,
  reply: areaTrajectories,
});

export const countyChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/changes',
  params: partitionParams,
  query: crimeChangesQuery,
  reply: crimeChanges,
});

export const areaChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/:id/changes',
  params: areaParams,
  query: crimeChangesQuery,
  reply: crimeChanges,
});

export const agenciesByAreaRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/agencies',
  params: partitionParams,
  reply: areaAgenciesList,
});

export const monthlyTrendsRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/:id/monthly',
  params: areaParams,
  query: monthlyQuery,
  reply: monthlyTrends,
});
