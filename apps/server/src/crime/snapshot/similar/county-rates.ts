import type { SimilarRates } from '@townlight/contract/crime/similar-rates';
import {
  completeAreas,
  joinBreaks,
  pooledRate,
  RATE_DECIMALS,
  seriesCounts,
  totalCounts,
} from '@townlight/domain/crime';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  monthOfYear,
  yearOf,
} from '@townlight/domain/time';
import type { ChosenCategories } from '../choose-categories.ts';
import type { CrimeData } from '../crime-data.ts';
import { isProvisional } from '../provisional.ts';
import { unrecordedAreas } from '../recording.ts';
import { areasOnRecord } from './on-record.ts';

/** Computes the pooled rate of all neighborhoods on record by month, oldest first. */
export function countyRates(
  data: CrimeData,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
  record: MonthRange,
): SimilarRates['county'] {
  const partition = data.partitions.neighborhoods;
  const { bundles, completeness, residents, breaks } = partition;
  const onRecord = areasOnRecord(partition, record);
  const taking = [...onRecord.keys()].filter(
    (area) => onRecord[area] === 1 && (residents[area] as number) >= 0,
  );
  const peopleIn = (areas: readonly number[]) =>
    areas.reduce((sum, area) => sum + (residents[area] as number), 0);
  const population = peopleIn(taking);
  const months: SimilarRates['county']['months'] = [];
  for (let month = period.from; month <= period.to; month = addMonths(month, 1)) {
    const only = { from: month, to: month };
    const complete = completeAreas(completeness, only);
    const unrecorded = unrecordedAreas(data, partition, types, only);
    const counts =
      series === null ? totalCounts(bundles, only) : seriesCounts(bundles, series, only);
    const counted = taking.filter((area) => complete[area] === 1 && unrecorded?.[area] !== 1);
    const whole = {
      count: counted.reduce((sum, area) => sum + (counts[area] as number), 0),
      residents: peopleIn(counted),
    };
    months.push({
      year: yearOf(month),
      month: monthOfYear(month),
      rate: toldRate(pooledRate(whole, population)),
      crime_count: whole.count,
      population: whole.residents,
      counted: counted.length,
      provisional: isProvisional(data, month),
    });
  }
  return {
    areas: taking.length,
    population,
    breaks: joinBreaks(taking.map((area) => breaks[area] ?? [])).map(formatYearMonth),
    months,
  };
}

/** Rounds a rate to the decimals of all replies. */
export function toldRate(rate: number | null): number | null {
  return rate === null ? null : Number(rate.toFixed(RATE_DECIMALS));
}
