import type { AreaTrajectory } from '@townlight/contract/crime';
import {
  computeRelativeChange,
  MIN_REPORTS_FOR_RATE,
  RATE_DECIMALS,
} from '@townlight/domain/crime';
import { roundRatio } from '@townlight/domain/numbers';
import type { MonthRange } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../snapshot/crime-data.ts';
import { toChangeReplyFields } from './changes/change-reply-fields.ts';
import { type CountedCategories, compareAreaPeriods } from './changes/compare-area-periods.ts';
import { isOutlier, rankPartition } from './rank-partition.ts';

/**
 * Returns a function that compares an area's period with an earlier one of equal length: the previous one (reading 8)
 * or the same months a year before. An area is complete when both periods are. A change is stated only if both are
 * complete, the police recorded the counted types and the counting rules stayed the same (reading 17).
 */
export function createAreaTrajectoryLookup(
  data: CrimeData,
  partition: PartitionCrime,
  counted: CountedCategories,
  period: MonthRange,
  periodBefore: MonthRange,
): (area: number) => AreaTrajectory {
  const comparison = compareAreaPeriods(data, partition, counted, period, periodBefore);
  const ranked = rankPartition(partition, counted.series, period, comparison.unrecorded);
  return (area) => {
    const count = comparison.counts[area] as number;
    const compared = comparison.before[area] as number;
    const recorded = comparison.unrecorded?.[area] !== 1;
    const comparable = comparison.comparable[area] === 1;
    const residents = recorded ? (partition.residents[area] as number) : 0;
    return {
      id: partition.slugs[area] as string,
      population: partition.populations[area] ?? null,
      complete: comparison.complete[area] === 1 && comparison.completeBefore[area] === 1,
      recorded,
      outlier: isOutlier(partition, ranked, area),
      crosses_break: comparison.crossesBreak[area] === 1,
      total_crime_count: recorded ? count : null,
      total_crime_rate: rateOf(count, residents),
      compared_total_crime_count: recorded ? compared : null,
      compared_total_crime_rate: rateOf(compared, residents),
      // With the same residents, the change of the rate equals the change of the count.
      change: comparable ? roundChange(computeRelativeChange(count, compared)) : null,
      ...toChangeReplyFields(comparison, area, comparable),
    };
  };
}

/** Returns the rate as in rankings; `null` without residents or with too few reports. */
function rateOf(count: number, residents: number): number | null {
  return residents > 0 && count >= MIN_REPORTS_FOR_RATE
    ? roundRatio(count, residents, RATE_DECIMALS)
    : null;
}

function roundChange(change: number | null): number | null {
  return change === null ? null : Math.round(change * 1e6) / 1e6;
}
