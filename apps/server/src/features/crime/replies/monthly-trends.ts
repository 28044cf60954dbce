import type { MonthlyTrend } from '@townlight/contract/crime';
import type { MonthlyAreaCounts } from '@townlight/contract/crime/monthly-area-counts';
import type { MonthlyCrimeTypes } from '@townlight/contract/crime/monthly-crime-types';
import { countAreaByMonth, getUsualCounts, isComplete } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import {
  addMonths,
  countMonths,
  type MonthRange,
  monthOfYear,
  type YearMonth,
  yearOf,
} from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { isProvisionalInArea } from '../snapshot/provisional.ts';
import { isRecordedInArea } from '../snapshot/recording.ts';
import { getComparedCounts } from './changes/compare-area-periods.ts';
import type { ChosenCategories } from './choose-categories.ts';

/** Returns the reports of one area by month, oldest first. */
export function buildMonthlyTrends(
  data: CrimeData,
  partition: PartitionCrime,
  area: number,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
): MonthlyTrend[] {
  const { bundles, completeness } = partition;
  return countAreaByMonth(bundles, area, period, series).map((crime_count, index) => {
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

/** Returns the reports of each crime type of one area by month, oldest first. */
export function buildMonthlyTypes(
  { data, seriesOf: { small } }: Pick<CrimeSnapshot, 'data' | 'seriesOf'>,
  name: Partition,
  area: number,
  period: MonthRange,
): MonthlyCrimeTypes {
  const months = listMonths(period);
  return {
    months: months.map(toMonthReply),
    small_bundles: data.scheme.smallBundles.map(({ name: type }) => {
      const chosen = { series: [small.get(type) as number], types: new Set([type]) };
      return { name: type, counts: listKnownCounts(data, name, area, chosen, months) };
    }),
  };
}

/** Returns the reports of the areas by month, oldest first. */
export function buildMonthlyAreas(
  { data }: Pick<CrimeSnapshot, 'data'>,
  name: Partition,
  areas: readonly number[] | null,
  chosen: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
): MonthlyAreaCounts {
  const months = listMonths(period);
  const { slugs } = data.partitions[name];
  return {
    months: months.map(toMonthReply),
    areas: (areas ?? [...slugs.keys()]).map((area) => ({
      id: slugs[area] as string,
      counts: listKnownCounts(data, name, area, chosen, months),
    })),
  };
}

function listMonths(period: MonthRange): YearMonth[] {
  return Array.from({ length: countMonths(period) }, (_, at) => addMonths(period.from, at));
}

const toMonthReply = (month: YearMonth) => ({ year: yearOf(month), month: monthOfYear(month) });

/** Returns the counts of consecutive months; `null` where one is incomplete or not recorded. */
function listKnownCounts(
  data: CrimeData,
  name: Partition,
  area: number,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  months: readonly YearMonth[],
): (number | null)[] {
  const partition = data.partitions[name];
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return [];
  const counts = countAreaByMonth(partition.bundles, area, { from, to }, series);
  return months.map((month, at) => {
    const only = { from: month, to: month };
    const isKnown =
      isComplete(partition.completeness, area, only) &&
      isRecordedInArea(data, partition, area, types, only);
    return isKnown ? (counts[at] ?? 0) : null;
  });
}
