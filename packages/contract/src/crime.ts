import * as z from 'zod/mini';
import { areaId } from './places.ts';

const count = z.int().check(z.gte(0));
const rate = z.nullable(z.number().check(z.gte(0)));
/** `YYYY-MM` */
const yearMonthText = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** What all crime counts: the offenses that all agencies record (`common`, the rule), or every report on record. */
export const basket = z.enum(['common', 'everything']);
export type Basket = z.infer<typeof basket>;

/** `from` and `to` in milliseconds since 1970; the months that hold them are counted whole. */
export const crimeQuery = z.object({
  from: z.coerce.number(),
  to: z.coerce.number(),
  /** Big bundle; empty or left out means all crime. */
  bb: z.optional(z.string().check(z.maxLength(100))),
  /** Small bundles: repeated, or one list with commas. */
  sb: z.optional(
    z.union([
      z.string().check(z.maxLength(2000)),
      z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
    ]),
  ),
  /** What all crime counts; with `bb` or `sb` it says nothing. */
  basket: z.optional(basket),
  /** `totals` leaves `big_bundles` out. */
  detail: z.optional(z.enum(['totals', 'full'])),
  /** Only these areas, e.g. the selected one with its detail: repeated, or one list with commas. */
  area: z.optional(
    z.union([z.string().check(z.maxLength(2000)), z.array(areaId).check(z.maxLength(100))]),
  ),
});
export type CrimeQuery = z.infer<typeof crimeQuery>;

export const reliability = z.enum(['stable', 'unstable', 'too-few']);

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
  id: areaId,
  /** Residents; `null` where no figure is known: the area has no rate and no rank then, and is no outlier. */
  population: z.nullable(count),
  total_crime_count: recordedCount,
  /** Reports per resident in the period; `null` without residents, with fewer than 10 reports, and where not recorded. */
  total_crime_rate: rate,
  /** 1 = highest rate; `null` where incomplete, outlier, not recorded, with fewer than 10 reports, or residents are unknown. */
  ranking: z.nullable(z.int().check(z.gte(1))),
  /** Every agency that polices the area has supplied every month of the period. */
  complete: z.boolean(),
  /** Every agency that polices the area records what is counted; where one does not, there is no figure and no rank. */
  recorded: z.boolean(),
  /** Too few residents for a rate, or no crime of any kind in the period. */
  outlier: z.boolean(),
  reliability,
  big_bundles: z.optional(z.array(bigBundleCounts)),
});
export const areaCrimesList = z.array(areaCrimes);
export type AreaCrimes = z.infer<typeof areaCrimes>;

/** `before`: the equal period just before; `year`: the same months a year before, of at most 12. */
export const against = z.enum(['before', 'year']);
export type Against = z.infer<typeof against>;

export const compareQuery = z.extend(crimeQuery, { against: z.optional(against) });
export type CompareQuery = z.infer<typeof compareQuery>;

const direction = z.enum(['up', 'down', 'no-clear-change']);

/** One area of `GET /api/{partition}/compare/crimes`: the period against an earlier one of equal length. */
export const areaTrajectory = z.object({
  id: areaId,
  population: z.nullable(count),
  complete: z.boolean(),
  /** Every agency that polices the area records what is counted, in both periods; else there are no figures. */
  recorded: z.boolean(),
  outlier: z.boolean(),
  total_crime_count: recordedCount,
  total_crime_rate: rate,
  compared_total_crime_count: recordedCount,
  compared_total_crime_rate: rate,
  /** Relative change of the rate, 0.25 = a quarter more; `null` without a baseline. */
  change: z.nullable(z.number()),
  /**
   * `up` and `down` hold a false discovery rate of 10% over all comparable areas of the partition, by the dispersion of
   * each area's own history, per day and season.
   */
  direction,
  /** How far the change lies from none in standard errors, above 0 a rise; `null` where no change is stated. */
  evidence: z.nullable(z.number()),
  /** The counting rules of an agency that polices the area changed in between: no change is stated (reading 17). */
  crosses_break: z.boolean(),
});
export const areaTrajectories = z.array(areaTrajectory);
export type AreaTrajectory = z.infer<typeof areaTrajectory>;

/** `GET /api/{partition}/changes` and `GET /api/{partition}/{id}/changes` */
export const changesQuery = z.object({
  from: crimeQuery.shape.from,
  to: crimeQuery.shape.to,
  against: z.optional(against),
});

/** A count of an area, or of the county, against an earlier period. */
export const heldCount = {
  /** How many areas are summed up: whole at both times, recorded, and counted by the same rules. Of an area: 1 or 0. */
  areas: count,
  /** Of an area: both periods are whole. Of the county: there is an area that can be compared. */
  complete: z.boolean(),
  /** Every agency that polices the area records it, in both periods; else there are no figures. Of the county: true. */
  recorded: z.boolean(),
  /** Of an area: its counting rules changed in between. Of the county: areas are left out for that. */
  crosses_break: z.boolean(),
  total_crime_count: recordedCount,
  compared_total_crime_count: recordedCount,
  /** As in `areaTrajectory`. */
  direction,
  evidence: z.nullable(z.number()),
  /**
   * The 95% interval of the relative change of the count, as wide as counts usually vary; days and season are not taken
   * off. `null` where no change is stated or fewer than 10 reports are in both periods together.
   */
  change_low: z.nullable(z.number()),
  /** `null` also where nothing was reported before: there is no upper end. */
  change_high: z.nullable(z.number()),
};

/** All crime and each crime type of an area, or of the county, against an earlier period. */
export const crimeChanges = z.object({
  all: z.object(heldCount),
  small_bundles: z.array(z.object({ name: z.string(), ...heldCount })),
});
export type CrimeChanges = z.infer<typeof crimeChanges>;

/** `GET /api/{neighborhood|zipcode|tract}s/{id}/monthly` */
export const monthlyQuery = z.object({
  bb: crimeQuery.shape.bb,
  sb: crimeQuery.shape.sb,
  basket: crimeQuery.shape.basket,
  /** How many months, ending with the last full one; 12 by default. */
  months: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(240))),
});
export type MonthlyQuery = z.infer<typeof monthlyQuery>;
export const monthlyTrend = z.object({
  month: z.int().check(z.gte(1), z.lte(12)),
  year: z.int(),
  /** `null` where it is not recorded. */
  crime_count: recordedCount,
  /** Every agency that polices the area has supplied this month. */
  complete: z.boolean(),
  /** Every agency that polices the area records it; of the county, the count is of the areas where it is recorded. */
  recorded: z.boolean(),
  /** Still being revised by the source: by an agency that polices the area, or by any, of the county. */
  provisional: z.boolean(),
});
export const monthlyTrends = z.object({ trends: z.array(monthlyTrend) });
export type MonthlyTrend = z.infer<typeof monthlyTrend>;
export type MonthlyTrends = z.infer<typeof monthlyTrends>;

/** `GET /api/crimes/status`: what every crime panel says of its data. */
export const crimeStatus = z.object({
  /** Figures were invented to show the site. */
  sample: z.boolean(),
  /** First month on record; `null` while nothing is loaded. */
  first_month: z.nullable(yearMonthText),
  /** The last full month: complete at the source (reading 6). */
  data_through: z.nullable(yearMonthText),
  /** Every month from here to the last is provisional in the figures of one agency at least; `null` where the last is in none. */
  provisional_from: z.nullable(yearMonthText),
  /** The moment that the newest release speaks of: the source's or the operator's; that of the load where neither said one. */
  released_at: z.nullable(z.iso.datetime()),
  sources: z.array(
    z.object({
      agency: z.string(),
      name: z.string(),
      short_name: z.string(),
      first_month: z.nullable(yearMonthText),
      through: z.nullable(yearMonthText),
      /** Months between these two that it has not supplied whole: runs of them, both ends included, oldest first. */
      missing: z.array(z.object({ from: yearMonthText, to: yearMonthText })),
      /** The moment that its newest release speaks of. */
      released_at: z.nullable(z.iso.datetime()),
      /** Its own months from here on are provisional; `null` where none are. */
      provisional_from: z.nullable(yearMonthText),
      /** The month from which its records follow other counting rules; `null` where what is on record does not cross one. */
      change_over: z.nullable(yearMonthText),
    }),
  ),
  /** How many areas a partition has. */
  areas: z.object({ neighborhoods: count, zipcodes: count, tracts: count }),
  /** Crime types that all crime leaves out, because not every agency records them; `basket=everything` counts them. */
  outside_all_crime: z.array(z.string()),
});
export type CrimeStatus = z.infer<typeof crimeStatus>;

/** One area of `GET /api/{partition}/agencies`: who polices it, and where its series breaks. */
export const areaAgencies = z.object({
  id: areaId,
  agencies: z.array(z.object({ agency: z.string(), name: z.string(), short_name: z.string() })),
  /** The months from which an agency's records follow other counting rules, oldest first (reading 17). */
  breaks: z.array(yearMonthText),
  /** As in `GET /api/{partition}/coverage`: how much of it they police together, and of what. */
  policed_share: z.nullable(z.number()),
  policed_share_of: z.nullable(z.enum(['residents', 'area'])),
  /** More than a tenth is policed by others, or by nobody known: the area is never complete. */
  policed_in_part: z.boolean(),
});
export const areaAgenciesList = z.array(areaAgencies);
export type AreaAgencies = z.infer<typeof areaAgencies>;
