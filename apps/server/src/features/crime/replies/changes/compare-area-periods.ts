import {
  type ChangeInterval,
  type ChangeTestResult,
  type CountChange,
  classifyChanges,
  classifyCountChange,
  computeChangeIntervals,
  crossesSeriesBreak,
  type ExpectedCounts,
  findCompleteAreas,
  isCountedSingly,
  omitSmallExpectedCounts,
  sumAllByArea,
  sumSeriesByArea,
} from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from '../../snapshot/crime-data.ts';
import { findUnrecordedAreas } from '../../snapshot/recording.ts';
import type { ChosenCategories } from '../choose-categories.ts';
import { getCountVariation, getExpectedCounts } from './count-variation.ts';

/** The categories whose reports are counted. */
export type CountedCategories = Pick<ChosenCategories, 'series' | 'types'>;

/** Counts of a period and of an earlier one with their changes. Indexed by area, or by kind of crime. */
export interface ComparedCounts extends ChangeTestResult {
  readonly counts: Uint32Array;
  readonly before: Uint32Array;
  /** The 95% interval of the change from the earlier count; `null` where none may be stated or nothing is known. */
  readonly intervals: readonly (ChangeInterval | null)[];
}

/** The comparison of a period with an earlier one for every area. Indexed by area. */
export interface AreaComparison extends ComparedCounts {
  readonly complete: Uint8Array;
  readonly completeBefore: Uint8Array;
  /** 1 if an agency that polices the area did not record the categories in both periods; null if all agencies did. */
  readonly unrecorded: Uint8Array | null;
  /** 1 if the counting rules changed in between. */
  readonly crossesBreak: Uint8Array;
  /** 1 if a change may be stated: complete in both periods, recorded, and counted by the same rules. */
  readonly comparable: Uint8Array;
}

/**
 * Compares the areas of a partition with an earlier period and tests the counts of all of them together against the
 * expected ones, whichever areas were requested. Maps, tables, trackers,
 * newsletters and news all use this function, so that they agree on each area.
 */
export function compareAreaPeriods(
  data: Pick<CrimeData, 'recording' | 'rulesOf'>,
  partition: PartitionCrime,
  { series, types }: CountedCategories,
  period: MonthRange,
  periodBefore: MonthRange,
): AreaComparison {
  const { bundles, completeness, breaks } = partition;
  const countsIn = (range: MonthRange) =>
    series === null ? sumAllByArea(bundles, range) : sumSeriesByArea(bundles, series, range);
  const [counts, before] = [countsIn(period), countsIn(periodBefore)];
  const complete = findCompleteAreas(completeness, period);
  const completeBefore = findCompleteAreas(completeness, periodBefore);
  const unrecorded = findUnrecordedInEither(data, partition, types, period, periodBefore);
  const crosses = Uint8Array.from(partition.slugs, (_, area) =>
    crossesSeriesBreak(breaks[area] ?? [], periodBefore, period) ? 1 : 0,
  );
  const comparable = crosses.map((broken, area) =>
    complete[area] === 1 && completeBefore[area] === 1 && unrecorded?.[area] !== 1 && broken === 0
      ? 1
      : 0,
  );
  const expected = getComparedCounts(data, partition, { series, types }, period);
  const unrecordedNow = findUnrecordedAreas(data, partition, types, period);
  const called = classifyChanges(
    counts,
    complete.map((known, area) => (unrecordedNow?.[area] === 1 ? 0 : known)),
    expected,
  );
  const intervals = computeChangeIntervals(counts, before, comparable, {
    ...expected,
    scatter: getCountVariation(partition, series).scatter / (period.to - period.from + 1),
  });
  const comparability = { complete, completeBefore, unrecorded, crossesBreak: crosses, comparable };
  return { counts, before, intervals, ...comparability, ...called };
}

/** Returns the expected counts with which a choice is compared: without small ones where each report matters. */
export function getComparedCounts(
  { recording }: Pick<CrimeData, 'recording'>,
  partition: PartitionCrime,
  { series, types }: CountedCategories,
  period: MonthRange,
): ExpectedCounts {
  const expected = getExpectedCounts(partition, series, period);
  return isCountedSingly(recording, types) ? omitSmallExpectedCounts(expected) : expected;
}

/** Returns the areas that are unrecorded in either period, since both are needed for a comparison. */
export function findUnrecordedInEither(
  data: Pick<CrimeData, 'recording' | 'rulesOf'>,
  partition: PartitionCrime,
  types: ReadonlySet<string> | null,
  period: MonthRange,
  periodBefore: MonthRange,
): Uint8Array | null {
  const now = findUnrecordedAreas(data, partition, types, period);
  const before = findUnrecordedAreas(data, partition, types, periodBefore);
  if (now === null || before === null) return now ?? before;
  return now.map((without, area) => without | (before[area] as number));
}

/** Returns the change of one area; `null` while its months are incomplete. */
export function getAreaChange(comparison: AreaComparison, area: number): CountChange | null {
  if (comparison.complete[area] !== 1) return null;
  const isKnown = comparison.completeBefore[area] === 1 && comparison.unrecorded?.[area] !== 1;
  return classifyCountChange({
    now: comparison.counts[area] as number,
    before: isKnown ? (comparison.before[area] as number) : null,
    direction: comparison.directions[area] ?? 'no-clear-change',
    usual: comparison.usual[area] ?? null,
    interval: comparison.intervals[area] ?? null,
    crossesBreak: comparison.crossesBreak[area] === 1,
  });
}
