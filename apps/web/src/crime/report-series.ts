import type { MonthlyTrend } from '@townlight/contract/crime';
import { TREND_MONTHS } from '@townlight/domain/crime';
import { yearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../charts/month-series.ts';

/** The last 12 months of a trend, each with the same month a year before. // spec 9 */
export function reportSeries(trends: readonly MonthlyTrend[]): MonthPoint[] {
  const byMonth = new Map(trends.map((trend) => [yearMonth(trend.year, trend.month), trend]));
  return trends.slice(-TREND_MONTHS).map((trend) => {
    const month = yearMonth(trend.year, trend.month);
    const before = byMonth.get(yearMonth(trend.year - 1, trend.month));
    return {
      month,
      count: trend.crime_count,
      complete: trend.complete,
      provisional: trend.provisional,
      before: before?.complete ? before.crime_count : null,
    };
  });
}
