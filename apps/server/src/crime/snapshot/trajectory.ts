import type { AreaTrajectory } from '@townlight/contract/crime';
import {
  type ChangeDirection,
  callChanges,
  crossesBreak,
  RATE_DECIMALS,
  relativeChange,
} from '@townlight/domain/crime';
import { type MonthRange, rangeBefore } from '@townlight/domain/time';
import type { ChosenCategories } from './choose-categories.ts';
import type { CrimeData, PartitionCrime } from './crime-data.ts';
import { isOutlier, rankPartition } from './rank-partition.ts';
import { unrecordedAreas } from './recording.ts';
import { usualVariation } from './usual-variation.ts';

/**
 * The period of each area against the equal one immediately before (reading 8). An area is complete
 * when both periods are; a change is stated only where both are, the area is no outlier and its counting rules
 * stayed the same (reading 17). All areas of the partition are tested together, whichever are asked for.
 */
export function trajectories(
  data: CrimeData,
  partition: PartitionCrime,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
): AreaTrajectory[] {
  const earlier = rangeBefore(period);
  // recorded in one of the two is not recorded: there is nothing to hold it against
  const both = { from: earlier.from, to: period.to };
  const unrecorded = unrecordedAreas(data, partition, types, both);
  const now = rankPartition(partition, series, period, unrecorded);
  const before = rankPartition(partition, series, earlier, unrecorded);
  const standings = partition.slugs.map((_, area) => {
    const complete = now.complete[area] === 1 && before.complete[area] === 1;
    const recorded = unrecorded?.[area] !== 1;
    const outlier = isOutlier(partition, now, area);
    const crosses_break = crossesBreak(partition.breaks[area] ?? [], earlier, period);
    const known = partition.populations[area] !== null;
    const comparable = complete && recorded && known && !outlier && !crosses_break;
    return { complete, recorded, outlier, crosses_break, comparable };
  });
  const { directions, evidence } = callChanges({
    counts: now.counts,
    before: before.counts,
    period,
    periodBefore: earlier,
    comparable: standings.map(({ comparable }) => (comparable ? 1 : 0)),
    ...usualVariation(partition, series, period),
  });
  return standings.map(({ comparable, ...standing }, area) => {
    const { recorded } = standing;
    const count = now.counts[area] as number;
    const compared = before.counts[area] as number;
    return {
      id: partition.slugs[area] as string,
      population: partition.populations[area] ?? null,
      ...standing,
      total_crime_count: recorded ? count : null,
      total_crime_rate: roundRate(now.ranking.rates[area]),
      compared_total_crime_count: recorded ? compared : null,
      compared_total_crime_rate: roundRate(before.ranking.rates[area]),
      // over the same residents the change of the rate is the change of the count
      change: comparable ? roundChange(relativeChange(count, compared)) : null,
      direction: directions[area] as ChangeDirection,
      evidence: comparable ? Math.round((evidence[area] as number) * 1e3) / 1e3 : null,
    };
  });
}

const RATE_SCALE = 10 ** RATE_DECIMALS;

/** As in rankings; `null` without residents. */
function roundRate(rate: number | undefined): number | null {
  return rate === undefined || Number.isNaN(rate)
    ? null
    : Math.round(rate * RATE_SCALE) / RATE_SCALE;
}

function roundChange(change: number | null): number | null {
  return change === null ? null : Math.round(change * 1e6) / 1e6;
}
