import type { MonthlyTrend } from '@townlight/contract/crime';
import type { SeriesBreaks } from '@townlight/domain/crime';
import { type MonthRange, yearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../../charts/month-series.ts';
import { isTold } from '../figures/month-counts.ts';
import { reportSeries } from '../figures/report-series.ts';

/**
 * The county's last 12 months, or those asked for. A county month is whole only where every department has supplied it, which
 * is rare: what is on record is drawn, and the page says how many neighborhoods are not counted whole. So is what only
 * some departments record; a month in which none has a report of it may be one in which none records it.
 */
export function countySeries(
  trends: readonly MonthlyTrend[],
  breaks: SeriesBreaks,
  months?: MonthRange,
): MonthPoint[] {
  const inPart = new Set(
    trends.filter((trend) => !isTold(trend)).map(({ year, month }) => yearMonth(year, month)),
  );
  return reportSeries(
    trends.map((trend) => ({
      ...trend,
      complete: true,
      recorded: trend.recorded || (trend.crime_count ?? 0) > 0,
    })),
    breaks,
    months,
  ).map((point) => ({ ...point, inPart: inPart.has(point.month), unrecorded: false }));
}
