import type { MonthlyTrend } from '@townlight/contract/crime';
import { getUsualCounts, isComplete, monthlyCounts } from '@townlight/domain/crime';
import { addMonths, type MonthRange, monthOfYear, yearOf } from '@townlight/domain/time';
import { getComparedCounts } from './changes/compare-area-periods.ts';
import type { ChosenCategories } from './choose-categories.ts';
import type { CrimeData, PartitionCrime } from './crime-data.ts';
import { isProvisionalInArea } from './provisional.ts';
import { isRecordedInArea } from './recording.ts';

/** Returns the reports of one area by month, oldest first. */
export function buildMonthlyTrends(
  data: CrimeData,
  partition: PartitionCrime,
  area: number,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
): MonthlyTrend[] {
  const { bundles, completeness } = partition;
  return monthlyCounts(bundles, area, period, series).map((crime_count, index) => {
    const month = addMonths(period.from, index);
    const only = { from: month, to: month };
    const recorded = isRecordedInArea(data, partition, area, types, only);
    const isUsualKnown = recorded && isComplete(completeness, area, only);
    const usual = isUsualKnown
      ? getUsualCounts(getComparedCounts(data, partition, { series, types }, only), area)
      : null;
    return {
      month: monthOfYear(month),
      year: yearOf(month),
      crime_count: recorded ? crime_count : null,
      complete: isComplete(completeness, area, only),
      recorded,
      provisional: isProvisionalInArea(data, partition, area, month),
      usual_low: usual?.low ?? null,
      usual_high: usual?.high ?? null,
    };
  });
}
