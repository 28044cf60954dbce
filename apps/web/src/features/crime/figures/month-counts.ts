import type { MonthlyTrend } from '@townlight/contract/crime';
import { countMonths, type MonthRange, toYearMonth, type YearMonth } from '@townlight/domain/time';

/** Returns the trend up to a month, oldest first. */
export function sliceTrendsUntil(trends: readonly MonthlyTrend[], last: YearMonth): MonthlyTrend[] {
  return trends.filter((trend) => toYearMonth(trend.year, trend.month) <= last);
}

export interface MonthRangeCount {
  readonly count: number;
  /** Every month of the range is on record, complete and recorded. */
  readonly complete: boolean;
}

/** Sums the recorded counts of a range of months. */
export function countInRange(trends: readonly MonthlyTrend[], range: MonthRange): MonthRangeCount {
  const inside = trends.filter((trend) => {
    const month = toYearMonth(trend.year, trend.month);
    return month >= range.from && month <= range.to;
  });
  return {
    count: inside.reduce((sum, trend) => sum + (trend.crime_count ?? 0), 0),
    complete: inside.length === countMonths(range) && inside.every(isFullyCounted),
  };
}

/** Returns whether a month's count is complete. */
export function isFullyCounted({ complete, recorded }: MonthlyTrend): boolean {
  return complete && recorded;
}
