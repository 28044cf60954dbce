import type { MonthlyTrend } from '@townlight/contract/crime';
import type { SeriesBreaks } from '@townlight/domain/crime';
import { type MonthRange, toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { isFullyCounted } from '../figures/month-counts.ts';
import { buildReportSeries } from '../report/report-series.ts';

/** The reports of the areas that are complete at both times. */
interface SameAreas {
  readonly month: YearMonth;
  readonly now: number | null;
  readonly before: number | null;
}

/**
 * Returns the county's last 12 months, or `months`. A county month is rarely complete, because every department must
 * have supplied it: the chart draws what is on record, and the page shows how many neighborhoods are incomplete. The
 * same holds for types that only some departments record; a month without a report may be one in which no department
 * records the type.
 * @param comparison of one month, which replaces the year before of all areas on record
 */
export function buildCountySeries(
  trends: readonly MonthlyTrend[],
  breaks: SeriesBreaks,
  months?: MonthRange,
  comparison?: SameAreas | null,
): MonthPoint[] {
  const partialMonths = new Set(
    trends
      .filter((trend) => !isFullyCounted(trend))
      .map(({ year, month }) => toYearMonth(year, month)),
  );
  return buildReportSeries(
    trends.map((trend) => ({
      ...trend,
      complete: true,
      recorded: trend.recorded || (trend.crime_count ?? 0) > 0,
    })),
    breaks,
    months,
  ).map((point) => {
    const isPartial = partialMonths.has(point.month);
    const isCompared = comparison?.month === point.month;
    return {
      ...point,
      isPartial,
      unrecorded: false,
      // other areas may have been complete a year before
      before: isCompared
        ? comparison.now === point.count
          ? comparison.before
          : null
        : point.before,
    };
  });
}
