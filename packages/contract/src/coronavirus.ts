import { CASE_DAY_FLAGS, UNRANKED_REASONS } from '@townlight/domain/coronavirus';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema } from './places.ts';

/** A day of the county's calendar: `2022-10-31`. */
const day = z.iso.date();
const count = z.int().check(z.gte(0));
const rate = z.number().check(z.gte(0));
/** A health department: `county`, or the slug of its city. */
const reporter = z.string();

/**
 * `GET /api/health/coronavirus`: all neighborhoods with reports on one day, by default the last of the series,
 * ordered by id. A neighborhood without reports that day is omitted.
 */
export const coronavirusQuery = z.object({ date: z.optional(day) });
/** The cases of one neighborhood on a day; bounds where the total is withheld. */
export const coronavirusRecord = z.object({
  /** The first of `neighborhoods`. */
  neighborhood: areaIdSchema,
  /** Both names of a merged pair: `Athens and Westmont`. */
  name: z.string(),
  /** The neighborhoods counted together: one, or the two of a merged pair. */
  neighborhoods: z.array(areaIdSchema).check(z.minLength(1)),
  /** Cumulative cases up to `date`; null where suppressed. */
  total_cases: z.nullable(count),
  /** Inclusive bounds of a suppressed total; null where it is not suppressed. */
  at_least: z.nullable(count),
  at_most: z.nullable(count),
  is_suppressed: z.boolean(),
  /**
   * `reporting-area`: the total is a sum and the source suppresses one of its reporting areas; null where not
   * suppressed.
   */
  suppressed_because: z.nullable(z.enum(['small-count', 'reporting-area'])),
  date: day,
  /** The last day of the series. */
  through: day,
  /** 1 = highest infection rate; ties share a rank. */
  ranking: z.nullable(z.int().check(z.gte(1))),
  /** Why there is no rank; null where there is one. */
  unranked: z.nullable(z.enum(UNRANKED_REASONS)),
  /** Cases / residents; 0 where suppressed, null where the residents are unknown. */
  infection_rate: z.nullable(rate),
  infection_rate_per_100K: z.nullable(rate),
  /** Residents of the areas named by `population_of`; null where unknown. */
  total_population: z.nullable(count),
  /** Reporting areas share names with neighborhoods, not boundaries: the areas whose residents are the denominator. */
  population_of: z.enum(['reporting-areas', 'neighborhoods']),
  /** At least one of its reporting areas has not reported by this day and is not counted. */
  partial: z.boolean(),
});
export const coronavirusRecords = z.array(coronavirusRecord);
export type CoronavirusRecord = z.infer<typeof coronavirusRecord>;

/**
 * `GET /api/health/coronavirus_trend`: new cases per day over the last 255 days of the series, oldest first. Either
 * neighborhood of a merged pair may be requested. Empty for a neighborhood without reports.
 */
export const coronavirusTrendQuery = z.object({ neighborhood: areaIdSchema });
/** New cases and their mean of one day; null where unknown. */
export const coronavirusDay = z.object({
  date: day,
  /**
   * The total minus that of the day before, negative after downward corrections. Null where it is unknown; `flag`
   * gives the reason.
   */
  case_count: z.nullable(z.int()),
  /** Trailing mean of seven days; null unless all seven are known. */
  mean_7_days: z.nullable(z.number()),
  /** Null on a day without remarks. */
  flag: z.nullable(z.enum(CASE_DAY_FLAGS)),
});
export const coronavirusTrend = z.array(coronavirusDay);
export type CoronavirusDay = z.infer<typeof coronavirusDay>;

/** `GET /api/health/coronavirus_status`: one item, or none before the first report. */
export const coronavirusStatus = z.object({
  first: day,
  through: day,
  /** The source had no newer data for a month and a half when it was last read. */
  ended: z.boolean(),
  /** The figures are generated samples. */
  sample: z.boolean(),
  /** Every release behind the figures, oldest first, with its source, load time and days. */
  sources: z.array(
    z.object({
      release: z.int(),
      source: z.string(),
      reporter,
      /** The city that the department is of; null for the county’s. */
      reporter_city: z.nullable(z.string()),
      /** When it was loaded, ISO with offset. */
      published: z.string(),
      first: day,
      through: day,
      /** Number of reports used, one per area and day. */
      reports: count,
    }),
  ),
  /** How reporting areas map to neighborhoods. */
  neighborhoods: z.array(
    z.object({
      neighborhood: areaIdSchema,
      neighborhoods: z.array(areaIdSchema),
      name: z.string(),
      /** The reporting areas that are summed, under their source's names. */
      reporting_areas: z.array(z.string()),
      reporter,
    }),
  ),
  /** Neighborhoods without a reporting area: they have no figures. */
  without_reports: z.array(z.object({ neighborhood: areaIdSchema, name: z.string() })),
  /** Reporting areas that match no neighborhood, with the reason; no figure includes them. */
  left_out: z.array(z.object({ reporting_area: z.string(), why: z.string() })),
});
export const coronavirusStatuses = z.array(coronavirusStatus);
export type CoronavirusStatus = z.infer<typeof coronavirusStatus>;

export const coronavirusRecordsRoute = defineRoute({
  method: 'GET',
  path: '/api/health/coronavirus',
  query: coronavirusQuery,
  reply: coronavirusRecords,
});

export const coronavirusTrendRoute = defineRoute({
  method: 'GET',
  path: '/api/health/coronavirus_trend',
  query: coronavirusTrendQuery,
  reply: coronavirusTrend,
});

export const coronavirusStatusesRoute = defineRoute({
  method: 'GET',
  path: '/api/health/coronavirus_status',
  reply: coronavirusStatuses,
});
