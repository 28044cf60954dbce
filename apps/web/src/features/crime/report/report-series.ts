import type { MonthlyTrend } from '@townlight/contract/crime';
import { crossesSeriesBreak, type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import { type MonthRange, toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { isFullyCounted } from '../figures/month-counts.ts';

/**
 * Returns the last 12 months of a trend, or `months`, each with the same month a year before. Where the counting rules
 * changed in between, the year before is left out (reading 17). // spec 9
 */
export function buildReportSeries(
  trends: readonly MonthlyTrend[],
  breaks: SeriesBreaks,
  months?: MonthRange,
): MonthPoint[] {
  const byMonth = new Map(trends.map((trend) => [toYearMonth(trend.year, trend.month), trend]));
  const shown = months
    ? trends.filter(({ year, month }) => isInRange(toYearMonth(year, month), months))
    : trends.slice(-TREND_MONTHS);
  return shown.map((trend) => {
    const month = toYearMonth(trend.year, trend.month);
    const yearBefore = toYearMonth(trend.year - 1, trend.month);
    const before = byMonth.get(yearBefore);
    const comparable = !crossesSeriesBreak(
      breaks,
      { from: yearBefore, to: yearBefore },
      { from: month, to: month },
    );
    return {
      month,
      // an unrecorded month is drawn like a month without records
      count: trend.crime_count ?? 0,
      complete: isFullyCounted(trend),
      unrecorded: !trend.recorded,
      provisional: trend.provisional,
      before: before && isFullyCounted(before) && comparable ? before.crime_count : null,
      usual:
        trend.usual_low === null || trend.usual_high === null
          ? undefined
          : { low: trend.usual_low, high: trend.usual_high },
    };
  });
}

function isInRange(month: YearMonth, { from, to }: MonthRange): boolean {
  return from <= month && month <= to;
}
