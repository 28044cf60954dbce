import {
  classifyChanges,
  computeChangeIntervals,
  computeExpectedCounts,
  countAreasByMonth,
  crossesSeriesBreak,
  type ExpectedCounts,
  estimateVariation,
  findCompleteAreas,
  isCountedSingly,
  omitSmallExpectedCounts,
} from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../../snapshot/crime-data.ts';
import {
  type ComparedCounts,
  type CountedCategories,
  findUnrecordedInEither,
} from './compare-area-periods.ts';
import { getComparableSegments } from './count-variation.ts';

/** Sums over all comparable areas with their changes. Indexed by the requested kinds of crime. */
export interface CountyComparison extends ComparedCounts {
  /** Number of summed areas: complete in both periods, recorded, and counted by the same rules. */
  readonly areas: readonly number[];
  /** Whether areas are excluded solely because of their counting rules. */
  readonly broken: readonly boolean[];
}

/**
 * Compares the county with an earlier period in several kinds of crime, whose counts are tested together against the
 * expected ones. The variation of each kind is measured over the summed areas.
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
    (area) => !crossesSeriesBreak(breaks[area] ?? [], periodBefore, period),
  );
  const segments = getComparableSegments(partition);
  const months = Array.from({ length: bundles.months }, (_, month) => month);
  /** The months in which all areas are complete, numbered again where any of them changes its rules. */
  const segmentsIn = (areas: readonly number[]) =>
    months.map((month) => {
      const of = areas.map((area) => segments[month * slugs.length + area] as number);
      return of.includes(0) ? 0 : of.reduce((sum, segment) => sum + segment, 0);
    });
  const unbrokenSegments = segmentsIn(unbroken);
  const summed = kinds.map(({ series, types }) => {
    const unrecorded = findUnrecordedInEither(data, partition, types, period, periodBefore);
    const isRecorded = (area: number) => unrecorded?.[area] !== 1;
    const areas = unrecorded === null ? unbroken : unbroken.filter(isRecorded);
    const recorded = unrecorded === null ? completeInBoth : completeInBoth.filter(isRecorded);
    return {
      areas,
      months: countAreasByMonth(bundles, areas, series),
      segments: areas === unbroken ? unbrokenSegments : segmentsIn(areas),
      broken: areas.length < recorded.length,
    };
  });
  const countsIn = ({ from, to }: MonthRange) =>
    Uint32Array.from(summed, ({ months: ofMonth }) =>
      ofMonth
        .subarray(Math.max(0, from - bundles.first), Math.max(0, to + 1 - bundles.first))
        .reduce((sum, count) => sum + count, 0),
    );
  const [counts, before] = [countsIn(period), countsIn(periodBefore)];
  const expected = summed.map((one, kind) => {
    const history = { areas: 1, first: bundles.first, months: bundles.months, counts: one.months };
    const variation = estimateVariation({ ...history, segments: one.segments });
    const scatter = variation.scatter / (period.to - period.from + 1);
    const counts = computeExpectedCounts({ ...history, segments: one.segments }, variation, period);
    const isSingle = isCountedSingly(data.recording, kinds[kind]?.types ?? null);
    return { ...(isSingle ? omitSmallExpectedCounts(counts) : counts), scatter };
  });
  const comparable = summed.map(({ areas }) => (areas.length > 0 ? 1 : 0));
  const called = classifyChanges(counts, comparable, joinExpected(expected));
  const intervals = expected.map(
    (one, kind) =>
      computeChangeIntervals(
        [counts[kind] as number],
        [before[kind] as number],
        [comparable[kind] as number],
        one,
      )[0] ?? null,
  );
  return {
    counts,
    before,
    intervals,
    ...called,
    areas: summed.map(({ areas }) => areas.length),
    broken: summed.map(({ broken }) => broken),
  };
}

function joinExpected(kinds: readonly ExpectedCounts[]): ExpectedCounts {
  const join = (key: keyof ExpectedCounts) =>
    Float64Array.from(kinds, (one) => one[key][0] as number);
  return {
    means: join('means'),
    variances: join('variances'),
    ratios: join('ratios'),
    freedom: join('freedom'),
  };
}
