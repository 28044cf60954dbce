import type { MonthlyTrend } from '@townlight/contract/crime';
import { findCompleteAreas, sumAllByArea, sumSeriesByArea } from '@townlight/domain/crime';
import { addMonths, type MonthRange, monthOfYear, yearOf } from '@townlight/domain/time';
import type { CrimeData } from '../snapshot/crime-data.ts';
import { isProvisionalInCounty } from '../snapshot/provisional.ts';
import { findUnrecordedAreas } from '../snapshot/recording.ts';
import type { ChosenCategories } from './choose-categories.ts';

/**
 * Counts the reports of the chosen types in all neighborhoods whose police record them, by month, oldest first. A month
 * is complete when every neighborhood is, and recorded when all of them record the types.
 */
export function buildCountyTrends(
  data: CrimeData,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
): MonthlyTrend[] {
  const { neighborhoods } = data.partitions;
  const { bundles, completeness } = neighborhoods;
  const trends: MonthlyTrend[] = [];
  for (let month = period.from; month <= period.to; month = addMonths(month, 1)) {
    const range = { from: month, to: month };
    const counts =
      series === null ? sumAllByArea(bundles, range) : sumSeriesByArea(bundles, series, range);
    const unrecorded = findUnrecordedAreas(data, neighborhoods, types, range);
    const isUnrecordedEverywhere = unrecorded?.every((none) => none === 1) === true;
    trends.push({
      month: monthOfYear(month),
      year: yearOf(month),
      crime_count: isUnrecordedEverywhere
        ? null
        : counts.reduce((sum, count, area) => sum + (unrecorded?.[area] === 1 ? 0 : count), 0),
      recorded: unrecorded === null,
      complete: findCompleteAreas(completeness, range).every(
        (isAreaComplete) => isAreaComplete === 1,
      ),
      provisional: isProvisionalInCounty(data, month),
      usual_low: null,
      usual_high: null,
    });
  }
  return trends;
}
