import {
  countAreasByMonth,
  crossesSeriesBreak,
  isComplete,
  TREND_MONTHS,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../../crime/index.ts';
import { toSingleMonthRange } from './year-comparison.ts';

/** Reports of all crime by month, in the same neighborhoods throughout. */
export interface CrimeSeries {
  /** Number of neighborhoods that are counted. */
  readonly areas: number;
  /** Oldest first; empty without such neighborhoods. */
  readonly months: readonly {
    readonly month: YearMonth;
    readonly count: number;
    /** A year before; `null` where a neighborhood has no complete records of it, or was counted by other rules. */
    readonly before: number | null;
  }[];
}

/**
 * Counts the 12 months up to a month in the neighborhoods with complete records of all of them, so that no change is
 * one of coverage: in those that have the year before as well, where they are at least half.
 * @param only one neighborhood instead of the county
 */
export function buildCrimeSeries(
  { data, seriesOf }: CrimeSnapshot,
  month: YearMonth,
  only?: number,
): CrimeSeries {
  const { bundles, breaks, completeness, slugs } = data.partitions.neighborhoods;
  const period = { from: addMonths(month, 1 - TREND_MONTHS), to: month };
  const isComparable = (area: number, before: MonthRange, now: MonthRange) =>
    isComplete(completeness, area, before) && !crossesSeriesBreak(breaks[area] ?? [], before, now);
  const complete = (only === undefined ? [...slugs.keys()] : [only]).filter((area) =>
    isComplete(completeness, area, period),
  );
  const comparable = complete.filter((area) => isComparable(area, rangeYearBefore(period), period));
  const areas = comparable.length * 2 < complete.length ? complete : comparable;
  if (areas.length === 0) return { areas: 0, months: [] };
  const counts = countAreasByMonth(bundles, areas, [seriesOf.allCrime]);
  const countOf = (at: YearMonth) => counts[at - bundles.first] ?? 0;
  const months = Array.from({ length: TREND_MONTHS }, (_, at) => {
    const now = toSingleMonthRange(addMonths(period.from, at));
    const before = rangeYearBefore(now);
    const hasBefore = areas.every((area) => isComparable(area, before, now));
    return {
      month: now.from,
      count: countOf(now.from),
      before: hasBefore ? countOf(before.from) : null,
    };
  });
  return { areas: areas.length, months };
}

const rangeYearBefore = ({ from, to }: MonthRange): MonthRange => ({
  from: addMonths(from, -12),
  to: addMonths(to, -12),
});
