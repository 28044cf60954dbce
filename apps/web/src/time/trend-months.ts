import { TREND_MONTHS } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { ChosenPeriod } from './chosen-period.ts';

/** The API's limit for a trend. */
const MOST_MONTHS = 240;

/** How many months the chart of a tracker shows where there is room, as far as they are on record: enough to see the seasons. */
export const LONG_TREND_MONTHS = 36;

/** The months of that chart that end with one. */
export function longTrend(to: YearMonth): MonthRange {
  return { from: (to - LONG_TREND_MONTHS + 1) as YearMonth, to };
}

/** How many months it needs, the year before them and those since its last one counted in. */
export function longTrendMonths(back = 0): number {
  return Math.min(MOST_MONTHS, LONG_TREND_MONTHS + TREND_MONTHS + back);
}

/** The months that a report's chart shows: the last 12, or those of the reader's own period, and never fewer. // spec 9 */
export function chartMonths(
  period: ChosenPeriod,
  range: MonthRange,
  through: YearMonth,
): MonthRange {
  const to = period.kind === 'custom' ? range.to : through;
  const from = (to - TREND_MONTHS + 1) as YearMonth;
  return { from: period.kind === 'custom' && range.from < from ? range.from : from, to };
}

/**
 * How many months a report needs: the chart's twelve and the year before them, and the months of the
 * period with those of a year earlier.
 */
export function trendMonths(range: MonthRange, through: YearMonth): number {
  const back = through - range.from + 1 + TREND_MONTHS;
  return Math.min(MOST_MONTHS, Math.max(2 * TREND_MONTHS, back));
}
