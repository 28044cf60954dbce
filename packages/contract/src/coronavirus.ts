import {
  CASE_DAY_FLAGS,
  CORONAVIRUS_REPORTERS,
  UNRANKED_REASONS,
} from '@townlight/domain/coronavirus';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

/** A day of the county's calendar: `2022-10-31`. */
const day = z.iso.date();
const count = z.int().check(z.gte(0));
const rate = z.number().check(z.gte(0));
const reporter = z.enum(CORONAVIRUS_REPORTERS);

/**
 * `GET /api/health/coronavirus`: all neighborhoods with reports on one day, the last of the series by default, in the
 * order of ids. A neighborhood without reports that day is not in it.
 */
export const coronavirusQuery = z.object({ date: z.optional(day) });
export const coronavirusRecord = z.object({
  /** The first of `neighborhoods`. */
  neighborhood: areaId,
  /** Of a merged pair both names: `Athens and Westmont`. */
  name: z.string(),
  /** Those that are counted here together: one, or the two of a merged pair. */
  neighborhoods: z.array(areaId).check(z.minLength(1)),
  /** All cases from the beginning to `date`; null where withheld. */
  total_cases: z.nullable(count),
  /** What is known of a withheld total: it lies between these two, themselves included; null where it is not withheld. */
  at_least: z.nullable(count),
  at_most: z.nullable(count),
  is_suppressed: z.boolean(),
  /** `reporting-area`: the total is a sum, and the source withholds one of its reporting areas; null where not suppressed. */
  suppressed_because: z.nullable(z.enum(['small-count', 'reporting-area'])),
  date: day,
  /** The last day of the series. */
  through: day,
  /** 1 = highest infection rate; ties share a rank. */
  ranking: z.nullable(z.int().check(z.gte(1))),
  /** Why it has no rank; null where it has one. */
  unranked: z.nullable(z.enum(UNRANKED_REASONS)),
  /** Cases / residents; 0 where withheld, null where the residents are unknown. */
  infection_rate: z.nullable(rate),
  infection_rate_per_100K: z.nullable(rate),
  /** Residents of what `population_of` says; null where unknown. */
  total_population: z.nullable(count),
  /** Reporting areas share names with neighborhoods, not boundaries: whose residents the cases are set against. */
  population_of: z.enum(['reporting-areas', 'neighborhoods']),
  /** A part of it has not reported a first time by this day, and is not counted. */
  partial: z.boolean(),
});
export const coronavirusRecords = z.array(coronavirusRecord);
export type CoronavirusRecord = z.infer<typeof coronavirusRecord>;

/**
 * `GET /api/health/coronavirus_trend`: new cases a day over the last 255 days of the series, oldest first. Either
 * neighborhood of a merged pair may be named. An empty list for a neighborhood without any reports.
 */
export const coronavirusTrendQuery = z.object({ neighborhood: areaId });
export const coronavirusDay = z.object({
  date: day,
  /** The total less that of the day before: below 0 where more cases were taken back than came. Null where it cannot be told, `flag` says why. */
  case_count: z.nullable(z.int()),
  /** Mean of the seven days that end with this one; null unless all seven are known. */
  mean_7_days: z.nullable(z.number()),
  /** Null on an ordinary day. */
  flag: z.nullable(z.enum(CASE_DAY_FLAGS)),
});
export const coronavirusTrend = z.array(coronavirusDay);
export type CoronavirusDay = z.infer<typeof coronavirusDay>;

/** `GET /api/health/coronavirus_status`: a list of one, of none before the first report. */
export const coronavirusStatus = z.object({
  first: day,
  through: day,
  /** Nothing newer came for a month and a half before the source was last read. */
  ended: z.boolean(),
  /** The figures are invented. */
  sample: z.boolean(),
  /** Every release that figures are made of, oldest first: what came when, from where, for which days. */
  sources: z.array(
    z.object({
      release: z.int(),
      source: z.string(),
      reporter,
      /** When it was loaded, ISO with offset. */
      published: z.string(),
      first: day,
      through: day,
      /** Reports that figures are made of: one an area and day. */
      reports: count,
    }),
  ),
  /** How names of reporting areas become neighborhoods. */
  neighborhoods: z.array(
    z.object({
      neighborhood: areaId,
      neighborhoods: z.array(areaId),
      name: z.string(),
      /** The reporting areas that are added up, as their source names them. */
      reporting_areas: z.array(z.string()),
      reporter,
    }),
  ),
  /** Neighborhoods that no reporting area stands for: there are no figures for them. */
  without_reports: z.array(z.object({ neighborhood: areaId, name: z.string() })),
  /** Reporting areas that stand for no neighborhood, with why; they are in no figure. */
  left_out: z.array(z.object({ reporting_area: z.string(), why: z.string() })),
});
export const coronavirusStatuses = z.array(coronavirusStatus);
export type CoronavirusStatus = z.infer<typeof coronavirusStatus>;
