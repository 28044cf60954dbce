import type { MonthlyTrend } from '@townlight/contract/crime';
import { isComplete, monthlyCounts } from '@townlight/domain/crime';
import { addMonths, type MonthRange, monthOfYear, yearOf } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from './crime-data.ts';

/** Reports of one area month by month, oldest first. */
export function monthlyTrends(
  data: CrimeData,
  partition: PartitionCrime,
  area: number,
  series: readonly number[] | null,
  period: MonthRange,
): MonthlyTrend[] {
  const { bundles, completeness } = partition;
  return monthlyCounts(bundles, area, period, series).map((crime_count, index) => {
    const month = addMonths(period.from, index);
    return {
      month: monthOfYear(month),
      year: yearOf(month),
      crime_count,
      complete: isComplete(completeness, area, { from: month, to: month }),
      provisional: data.provisionalFrom !== null && month >= data.provisionalFrom,
    };
  });
}
