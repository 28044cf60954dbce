import {
  type CountHistory,
  callChanges,
  completeAreas,
  crossesBreak,
  followingMonths,
  measureDispersion,
  measureSeason,
  pairsAtEdges,
  seriesCounts,
  sumPairs,
  totalCounts,
} from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from './crime-data.ts';
import { type Counted, type HeldCounts, unrecordedInEither } from './hold-against.ts';

/** Sums over all areas that can be compared, and what may be said of them. Index as in what was asked for. */
export interface CountyChanges extends HeldCounts {
  /** How many areas are whole at both times, recorded, and counted by the same rules: these are summed up. */
  readonly areas: readonly number[];
  /** Some areas are left out for their counting rules alone. */
  readonly broken: readonly boolean[];
}

/**
 * The county against itself, in several kinds of crime that are tested together. What is usual is measured over the
 * areas that are summed up.
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
  const summed = kinds.map(({ series, types }) => {
    const unrecorded = unrecordedInEither(data, partition, types, period, periodBefore);
    const recorded = whole.filter((area) => unrecorded?.[area] !== 1);
    const areas = recorded.filter(
      (area) => !crossesBreak(breaks[area] ?? [], periodBefore, period),
    );
    return { series, areas, broken: areas.length < recorded.length };
  });
  const countsIn = (range: MonthRange) =>
    Uint32Array.from(summed, ({ series, areas }) => {
      const counts =
        series === null ? totalCounts(bundles, range) : seriesCounts(bundles, series, range);
      return areas.reduce((sum, area) => sum + (counts[area] as number), 0);
    });
  const follows = followingMonths(completeness, breaks);
  const months = Array.from({ length: bundles.months }, (_, month) => month);
  const history: CountHistory = {
    areas: kinds.length,
    first: bundles.first,
    months: bundles.months,
    counts: months.flatMap((month) => {
      const at = (bundles.first + month) as YearMonth;
      return [...countsIn({ from: at, to: at })];
    }),
    follows: months.flatMap((month) =>
      summed.map(({ areas }) =>
        areas.every((area) => follows[month * slugs.length + area] === 1) ? 1 : 0,
      ),
    ),
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
