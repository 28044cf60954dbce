/** The chart covers the last 255 days of the series. // spec 9 */
export const CORONAVIRUS_CHART_DAYS = 255;

/** Daily cases are drawn with their mean over this many days: fewer are reported on weekends. */
export const CORONAVIRUS_MEAN_DAYS = 7;

/** A source that brought nothing newer for this many days before it was last read is called ended (reading 25). */
export const SERIES_ENDED_AFTER_DAYS = 45;

/** Colors of the map: so many classes of equally many ranked areas (reading 14). */
export const CORONAVIRUS_CLASSES = 6;

/** The county's file tells residents and a whole rate per 100,000; residents count where the two agree to this share. */
export const MOST_RATE_ROUNDING = 0.02;

/** Where reports of cases come from. Long Beach and Pasadena have health departments of their own. */
export const CORONAVIRUS_REPORTERS = ['county', 'long-beach', 'pasadena'] as const;
export type CoronavirusReporter = (typeof CORONAVIRUS_REPORTERS)[number];

/** Why an area with a record has no rank. */
export const UNRANKED_REASONS = ['withheld', 'few-residents', 'residents-unknown'] as const;
export type UnrankedReason = (typeof UNRANKED_REASONS)[number];

/**
 * What is to be said of a day's new cases: one of the two totals is withheld; the total of one of its areas was
 * corrected downward; no total
 * was reported that day or the day before; a part of the area reported for the first time.
 */
export const CASE_DAY_FLAGS = ['withheld', 'corrected', 'not-reported', 'first-report'] as const;
export type CaseDayFlag = (typeof CASE_DAY_FLAGS)[number];
