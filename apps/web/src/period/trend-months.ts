import { TREND_MONTHS } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { ChosenPeriod } from './chosen-period.ts';

/** The API's maximum for a trend. */
const MAX_MONTHS = 240;

/**
 * The number of months in a tracker's chart on wide screens, as far as they are on record: enough to see the seasons.
 */
export const LONG_TREND_MONTHS = 36;

/** Returns the months of that chart up to a month. */
export function longTrendRange(to: YearMonth): MonthRange {
  return { from: (to - LONG_TREND_MONTHS + 1) as YearMonth, to };
}

/** Returns the number of months that it needs, including the year before and the months since its last one. */
export function countLongTrendMonths(back = 0): number {
  return Math.min(MAX_MONTHS, LONG_TREND_MONTHS + TREND_MONTHS + back);
}

/** Returns the months of a report's chart: the last 12, or those of a custom period, and never fewer. // spec 9 */
export function chartMonthRange(
  period: ChosenPeriod,
  range: MonthRange,
  through: YearMonth,
): MonthRange {
  const to = period.kind === 'custom' ? range.to : through;
  const from = (to - TREND_MONTHS + 1) as YearMonth;
  return { from: period.kind === 'custom' && range.from < from ? range.from : from, to };
}

/**
 * Returns the number of months that a report needs: the chart's twelve and the year before, and the months of the
 * period with those of a year earlier.
 */
export function countTrendMonths(range: MonthRange, through: YearMonth): number {
  const back = through - range.from + 1 + TREND_MONTHS;
  return Math.min(MAX_MONTHS, Math.max(2 * TREND_MONTHS, back));
}
