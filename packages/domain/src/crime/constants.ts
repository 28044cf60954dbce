/** Crime rate per 100K = rate times 100000. // spec 9 */
export const RATE_BASE = 100_000;

/** Decimals of a rate per resident in API replies: four of the rate per 100K. */
export const RATE_DECIMALS = 9;

/** Areas with fewer residents (industrial areas, airports) are outliers (reading 11). */
export const MIN_RESIDENTS_FOR_RATE = 1_000;

/** With fewer reports an area has neither rate nor rank, and the map is hatched (readings 16 and 42; NCHS). */
export const MIN_REPORTS_FOR_RATE = 10;

/** With fewer reports a rate is marked unstable (reading 16; CDC WISQARS). */
export const MIN_REPORTS_FOR_STABLE_RATE = 20;

/** Significance level of a difference between two counts (reading 16). */
export const SIGNIFICANCE_LEVEL = 0.05;

/** Color scales have 5 to 6 levels. // spec 9 */
export const CRIME_COLOR_CLASSES = 6;

/** Classes on each side of the neutral middle of the trend scale (reading 16). */
export const TREND_CLASSES_PER_SIDE = 3;

/** Time presets in months: the last full month and the last 12 (spec 9), and the last 3 (decision 0098). */
export const TIME_PRESETS = [1, 3, 12] as const;

/** The trend chart covers the last 12 months. // spec 9 */
export const TREND_MONTHS = 12;

/** The last months whose sum is stated with the number of a crime of which each one matters. */
export const SINGLY_COUNTED_CRIME_MONTHS = 36;

/** Custom periods begin in 2010 at the earliest. // spec 9 */
export const EARLIEST_PERIOD_YEAR = 2010;

/** A ranking table shows at most 10 rows. // spec 9 */
export const RANKING_ROWS = 10;

/**
 * Reports are revised for months after they are first published; a month that ended less than this
 * many days before the release is provisional (reading 6).
 */
export const REPORTING_LAG_DAYS = 45;

/**
 * Minimum share of a zip code or tract that an agency must police to count: of its residents where they are known,
 * else of its surface.
 */
export const MIN_POLICED_SHARE = 0.1;

/** Maximum number of similar areas that a chart compares with an area. */
export const MAX_SIMILAR_AREAS = 10;

/** Maximum ratio between the residents of similar areas. */
export const MAX_SIMILAR_RESIDENTS_RATIO = 2;

/** Minimum number of areas for a monthly median rate. */
export const MIN_AREAS_FOR_MEDIAN = 5;

/** An area without a complete month in this many last months on record is not used for comparison. */
export const MAX_MONTHS_WITHOUT_COMPLETE_RECORD = 12;

/** Minimum share of the county's residents in complete areas for a county rate in a month. */
export const MIN_COUNTY_SHARE_FOR_RATE = 0.9;

/** Rules of the method without a number, each described in `GET /api/methods` and on the method page. */
export const METHOD_RULES = [
  'month',
  'newest-record',
  'border',
  'unplaced',
  'whole-months',
  'incomplete',
  'residents-unknown',
  'ranking',
  'rounding',
  'intervals',
  'changes',
  'similar-areas',
] as const;
export type MethodRule = (typeof METHOD_RULES)[number];
