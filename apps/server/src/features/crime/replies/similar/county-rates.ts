import type { SimilarAreaRates } from '@townlight/contract/crime/similar-rates';
import {
  computePooledRate,
  findCompleteAreas,
  MAX_MONTHS_WITHOUT_COMPLETE_RECORD,
  mergeSeriesBreaks,
  RATE_DECIMALS,
  sumAllByArea,
  sumSeriesByArea,
} from '@townlight/domain/crime';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  monthOfYear,
  yearOf,
} from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../../snapshot/crime-data.ts';
import { isProvisionalInCounty } from '../../snapshot/provisional.ts';
import { findUnrecordedAreas } from '../../snapshot/recording.ts';
import type { ChosenCategories } from '../choose-categories.ts';

/** Computes the pooled rate of all neighborhoods on record by month, oldest first. */
export function computeCountyRates(
  data: CrimeData,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
  record: MonthRange,
): SimilarAreaRates['county'] {
  const partition = data.partitions.neighborhoods;
  const { bundles, completeness, residents, breaks } = partition;
  const onRecord = findAreasOnRecord(partition, record);
  const included = [...onRecord.keys()].filter(
    (area) => onRecord[area] === 1 && (residents[area] as number) >= 0,
  );
  const peopleIn = (areas: readonly number[]) =>
    areas.reduce((sum, area) => sum + (residents[area] as number), 0);
  const population = peopleIn(included);
  const months: SimilarAreaRates['county']['months'] = [];
  for (let month = period.from; month <= period.to; month = addMonths(month, 1)) {
    const only = { from: month, to: month };
    const complete = findCompleteAreas(completeness, only);
    const unrecorded = findUnrecordedAreas(data, partition, types, only);
    const counts =
      series === null ? sumAllByArea(bundles, only) : sumSeriesByArea(bundles, series, only);
    const counted = included.filter((area) => complete[area] === 1 && unrecorded?.[area] !== 1);
    const pooled = {
      count: counted.reduce((sum, area) => sum + (counts[area] as number), 0),
      residents: peopleIn(counted),
    };
    months.push({
      year: yearOf(month),
      month: monthOfYear(month),
      rate: roundRate(computePooledRate(pooled, population)),
      crime_count: pooled.count,
      population: pooled.residents,
      counted: counted.length,
      provisional: isProvisionalInCounty(data, month),
    });
  }
  return {
    areas: included.length,
    population,
    breaks: mergeSeriesBreaks(included.map((area) => breaks[area] ?? [])).map(formatYearMonth),
    months,
  };
}

/** Rounds a rate to the decimals of all replies. */
export function roundRate(rate: number | null): number | null {
  return rate === null ? null : Number(rate.toFixed(RATE_DECIMALS));
}

/** Returns 1 for each area with a complete month among the last months on record, indexed by area. */
export function findAreasOnRecord({ completeness, slugs }: PartitionCrime, record: MonthRange) {
  const onRecord = new Uint8Array(slugs.length);
  for (let back = 0; back < MAX_MONTHS_WITHOUT_COMPLETE_RECORD; back++) {
    const month = addMonths(record.to, -back);
    const complete = findCompleteAreas(completeness, { from: month, to: month });
    for (const [area, isComplete] of complete.entries()) if (isComplete === 1) onRecord[area] = 1;
  }
  return onRecord;
}
