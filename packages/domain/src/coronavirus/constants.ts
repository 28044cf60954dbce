/** The chart covers the last 255 days of the series. // spec 9 */
export const CORONAVIRUS_CHART_DAYS = 255;

/** Daily cases are smoothed over this many days because fewer are reported on weekends. */
export const CORONAVIRUS_MEAN_DAYS = 7;

/** A source without newer data for this many days before it was last read has ended (reading 25). */
export const SERIES_ENDED_AFTER_DAYS = 45;

/** Number of quantile classes of ranked areas on the map (reading 14). */
export const CORONAVIRUS_COLOR_CLASSES = 6;

/**
 * The county's file gives residents and a rounded rate per 100,000; residents are accepted where both agree to this
 * share.
 */
export const MAX_RATE_ROUNDING = 0.02;

/** Id of the county’s health department among those that report cases; a pack names those of cities. */
export const COUNTY_REPORTER = 'county';

/** Why an area with a record has no rank. */
export const UNRANKED_REASONS = ['withheld', 'few-residents', 'residents-unknown'] as const;
export type UnrankedReason = (typeof UNRANKED_REASONS)[number];

/**
 * Remark on a day's new cases: one of the two totals is suppressed; an area's total was corrected downward; no total
 * was reported that day or the day before; a part of the area reported for the first time.
 */
export const CASE_DAY_FLAGS = ['withheld', 'corrected', 'not-reported', 'first-report'] as const;
export type CaseDayFlag = (typeof CASE_DAY_FLAGS)[number];
