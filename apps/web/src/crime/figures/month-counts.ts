import type { MonthlyTrend } from '@townlight/contract/crime';
import { type MonthRange, monthsIn, type YearMonth, yearMonth } from '@townlight/domain/time';

/** Returns the trend up to a month, oldest first. */
export function trendsUntil(trends: readonly MonthlyTrend[], last: YearMonth): MonthlyTrend[] {
  return trends.filter((trend) => yearMonth(trend.year, trend.month) <= last);
}

export interface RangeCount {
  readonly count: number;
  /** Every month of the range is on record, complete and recorded. */
  readonly complete: boolean;
}

/** Sums the recorded counts of a range of months. */
export function countIn(trends: readonly MonthlyTrend[], range: MonthRange): RangeCount {
  const inside = trends.filter((trend) => {
    const month = yearMonth(trend.year, trend.month);
    return month >= range.from && month <= range.to;
  });
  return {
    count: inside.reduce((sum, trend) => sum + (trend.crime_count ?? 0), 0),
    complete: inside.length === monthsIn(range) && inside.every(isTold),
  };
}

/** Returns whether a month's count is complete. */
export function isTold({ complete, recorded }: MonthlyTrend): boolean {
  return complete && recorded;
}
