import {
  type CountHistory,
  classifyChanges,
  crossesBreak,
  edgePairMonths,
  estimateDispersion,
  estimateSeasonality,
  findCompleteAreas,
  sumMonthlyCounts,
  sumMonthPairs,
} from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';
import {
  type ComparedCounts,
  type CountedCategories,
  findUnrecordedInEither,
} from './compare-area-periods.ts';
import { getFollowingMonths } from './usual-variation.ts';

/** Sums over all comparable areas with their changes. Indexed by the requested kinds of crime. */
export interface CountyComparison extends ComparedCounts {
  /** Number of summed areas: complete in both periods, recorded, and counted by the same rules. */
  readonly areas: readonly number[];
  /** Whether areas are excluded solely because of their counting rules. */
  readonly broken: readonly boolean[];
}

/**
 * Compares the county with an earlier period in several kinds of crime that are tested together. The usual variation is
 * measured over the summed areas.
 */
export function compareCountyPeriods(
  data: Pick<CrimeData, 'recording' | 'rulesOf'>,
  partition: PartitionCrime,
  kinds: readonly CountedCategories[],
  period: MonthRange,
  periodBefore: MonthRange,
): CountyComparison {
  const { bundles, completeness, breaks, slugs } = partition;
  const complete = findCompleteAreas(completeness, period);
  const completeBefore = findCompleteAreas(completeness, periodBefore);
  const completeInBoth = [...slugs.keys()].filter(
    (area) => complete[area] === 1 && completeBefore[area] === 1,
  );
  const unbroken = completeInBoth.filter(
    (area) => !crossesBreak(breaks[area] ?? [], periodBefore, period),
  );
  const follows = getFollowingMonths(partition);
  const months = Array.from({ length: bundles.months }, (_, month) => month);
  const followsIn = (areas: readonly number[]) =>
    months.map((month) =>
      areas.every((area) => follows[month * slugs.length + area] === 1) ? 1 : 0,
    );
  const unbrokenFollows = followsIn(unbroken);
  const summed = kinds.map(({ series, types }) => {
    const unrecorded = findUnrecordedInEither(data, partition, types, period, periodBefore);
    const isRecorded = (area: number) => unrecorded?.[area] !== 1;
    const areas = unrecorded === null ? unbroken : unbroken.filter(isRecorded);
    const recorded = unrecorded === null ? completeInBoth : completeInBoth.filter(isRecorded);
    return {
      areas,
      months: sumMonthlyCounts(bundles, areas, series),
      follows: areas === unbroken ? unbrokenFollows : followsIn(areas),
      broken: areas.length < recorded.length,
    };
  });
  const countsIn = ({ from, to }: MonthRange) =>
    Uint32Array.from(summed, ({ months: ofMonth }) =>
      ofMonth
        .subarray(Math.max(0, from - bundles.first), Math.max(0, to + 1 - bundles.first))
        .reduce((sum, count) => sum + count, 0),
    );
  const history: CountHistory = {
    areas: kinds.length,
    first: bundles.first,
    months: bundles.months,
    counts: months.flatMap((month) => summed.map((one) => one.months[month] as number)),
    follows: months.flatMap((month) => summed.map((one) => one.follows[month] as number)),
  };
  const season = estimateSeasonality(history);
  const [counts, before] = [countsIn(period), countsIn(periodBefore)];
  const called = classifyChanges({
    counts,
    before,
    period,
    periodBefore,
    comparable: summed.map(({ areas }) => (areas.length > 0 ? 1 : 0)),
    season,
    dispersion: estimateDispersion(sumMonthPairs(history, season, edgePairMonths(period))),
  });
  return {
    counts,
    before,
    ...called,
    areas: summed.map(({ areas }) => areas.length),
    broken: summed.map(({ broken }) => broken),
  };
}
