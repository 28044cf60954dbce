import type { AreaTrajectory } from '@townlight/contract/crime';
import { changeDirection, crossesBreak, relativeChange } from '@townlight/domain/crime';
import { type MonthRange, rangeBefore } from '@townlight/domain/time';
import type { PartitionCrime } from './crime-data.ts';
import { isOutlier, rankPartition } from './rank-partition.ts';

/**
 * The period of each area against the equal one immediately before (reading 8). An area is complete
 * when both periods are; a change is stated only where both are, the area is no outlier and its counting rules
 * stayed the same (reading 17).
 */
export function trajectories(
  partition: PartitionCrime,
  series: readonly number[] | null,
  period: MonthRange,
): AreaTrajectory[] {
  const now = rankPartition(partition, series, period);
  const earlier = rangeBefore(period);
  const before = rankPartition(partition, series, earlier);
  return partition.slugs.map((id, area) => {
    const count = now.counts[area] as number;
    const compared = before.counts[area] as number;
    const complete = now.complete[area] === 1 && before.complete[area] === 1;
    const outlier = isOutlier(partition, now, area);
    const crosses_break = crossesBreak(partition.breaks[area] ?? [], earlier, period);
    const comparable = complete && !outlier && !crosses_break;
    return {
      id,
      population: partition.populations[area] ?? null,
      complete,
      outlier,
      total_crime_count: count,
      total_crime_rate: roundRate(now.ranking.rates[area]),
      compared_total_crime_count: compared,
      compared_total_crime_rate: roundRate(before.ranking.rates[area]),
      // over the same residents the change of the rate is the change of the count
      change: comparable ? roundChange(relativeChange(count, compared)) : null,
      direction: comparable ? changeDirection(count, compared) : 'no-clear-change',
      crosses_break,
    };
  });
}

/** Nine decimals, as in rankings; `null` without residents. */
function roundRate(rate: number | undefined): number | null {
  return rate === undefined || Number.isNaN(rate) ? null : Math.round(rate * 1e9) / 1e9;
}

function roundChange(change: number | null): number | null {
  return change === null ? null : Math.round(change * 1e6) / 1e6;
}
