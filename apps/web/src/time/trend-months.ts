import { TREND_MONTHS } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';

/** The API's limit for a trend. */
const MOST_MONTHS = 240;

/**
 * How many months a report needs: the chart's twelve and the year before them, and the months of the
 * period with those of a year earlier.
 */
export function trendMonths(range: MonthRange, through: YearMonth): number {
  const back = through - range.from + 1 + TREND_MONTHS;
  return Math.min(MOST_MONTHS, Math.max(2 * TREND_MONTHS, back));
}
