import {
  type CountHistory,
  callChanges,
  completeAreas,
  crossesBreak,
  measureDispersion,
  measureSeason,
  pairsAtEdges,
  summedMonths,
  sumPairs,
} from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';
import { type Counted, type HeldCounts, unrecordedInEither } from './hold-against.ts';
import { followsOf } from './usual-variation.ts';

/** Sums over all comparable areas with their changes. Indexed by the requested kinds of crime. */
export interface CountyChanges extends HeldCounts {
  /** Number of summed areas: complete in both periods, recorded, and counted by the same rules. */
  readonly areas: readonly number[];
  /** Whether areas are excluded solely because of their counting rules. */
  readonly broken: readonly boolean[];
}

/**
 * Compares the county with an earlier period in several kinds of crime that are tested together. The usual variation is
 * measured over the summed areas.
 */
export function holdCounty(
  data: Pick<CrimeData, 'recording' | 'rulesOf'>,
  partition: PartitionCrime,
  kinds: readonly Counted[],
  period: MonthRange,
  periodBefore: MonthRange,
): CountyChanges {
  const { bundles, completeness, breaks, slugs } = partition;
  const complete = completeAreas(completeness, period);
  const completeBefore = completeAreas(completeness, periodBefore);
  const whole = [...slugs.keys()].filter(
    (area) => complete[area] === 1 && completeBefore[area] === 1,
  );
  const unbroken = whole.filter((area) => !crossesBreak(breaks[area] ?? [], periodBefore, period));
  const follows = followsOf(partition);
  const months = Array.from({ length: bundles.months }, (_, month) => month);
  const followsIn = (areas: readonly number[]) =>
    months.map((month) =>
      areas.every((area) => follows[month * slugs.length + area] === 1) ? 1 : 0,
    );
  const wholeFollows = followsIn(unbroken);
  const summed = kinds.map(({ series, types }) => {
    const unrecorded = unrecordedInEither(data, partition, types, period, periodBefore);
    const isRecorded = (area: number) => unrecorded?.[area] !== 1;
    const areas = unrecorded === null ? unbroken : unbroken.filter(isRecorded);
    const recorded = unrecorded === null ? whole : whole.filter(isRecorded);
    return {
      areas,
      months: summedMonths(bundles, areas, series),
      follows: areas === unbroken ? wholeFollows : followsIn(areas),
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
  const season = measureSeason(history);
  const [counts, before] = [countsIn(period), countsIn(periodBefore)];
  const called = callChanges({
    counts,
    before,
    period,
    periodBefore,
    comparable: summed.map(({ areas }) => (areas.length > 0 ? 1 : 0)),
    season,
    dispersion: measureDispersion(sumPairs(history, season, pairsAtEdges(period))),
  });
  return {
    counts,
    before,
    ...called,
    areas: summed.map(({ areas }) => areas.length),
    broken: summed.map(({ broken }) => broken),
  };
}
