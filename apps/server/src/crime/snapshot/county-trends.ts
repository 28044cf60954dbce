import type { MonthlyTrend } from '@townlight/contract/crime';
import { completeAreas, seriesCounts, totalCounts } from '@townlight/domain/crime';
import { addMonths, type MonthRange, monthOfYear, yearOf } from '@townlight/domain/time';
import type { CrimeData } from './crime-data.ts';

/**
 * Reports of the chosen series (`null`: all crime) in all neighborhoods together, month by month, oldest first. A month
 * is complete where every neighborhood is.
 */
export function countyTrends(
  { partitions, provisionalFrom }: CrimeData,
  series: readonly number[] | null,
  period: MonthRange,
): MonthlyTrend[] {
  const { bundles, completeness } = partitions.neighborhoods;
  const trends: MonthlyTrend[] = [];
  for (let month = period.from; month <= period.to; month = addMonths(month, 1)) {
    const range = { from: month, to: month };
    const counts =
      series === null ? totalCounts(bundles, range) : seriesCounts(bundles, series, range);
    trends.push({
      month: monthOfYear(month),
      year: yearOf(month),
      crime_count: counts.reduce((sum, count) => sum + count, 0),
      complete: completeAreas(completeness, range).every((whole) => whole === 1),
      provisional: provisionalFrom !== null && month >= provisionalFrom,
    });
  }
  return trends;
}
