import type { AreaCrimes, MonthlyTrend } from '@townlight/contract/crime';
import {
  type ChangeDirection,
  changeDirection,
  crossesBreak,
  reliabilityOf,
  type SeriesBreaks,
} from '@townlight/domain/crime';
import { type MonthRange, monthsIn, yearMonth } from '@townlight/domain/time';
import { yearEarlier } from '../../time/counted-period.ts';
import { isTold } from '../figures/month-counts.ts';

/** What may be said of a period against the same months a year earlier. */
export interface YearOnYear {
  readonly direction: ChangeDirection;
  readonly before: number;
}

/** The sixth of the ranked areas, 0 for the highest rates: rank 14 of 231 is in sixth 0. */
export type Sixth = 0 | 1 | 2 | 3 | 4 | 5;

/** What the report's first sentence is made of. */
export type AreaSummary =
  | { readonly kind: 'not-recorded' }
  | { readonly kind: 'too-few'; readonly count: number }
  | {
      readonly kind: 'rated';
      readonly count: number;
      readonly sixth: Sixth | null;
      readonly change: YearOnYear | null;
    };

export function summarizeArea(
  area: AreaCrimes,
  rankedCount: number,
  trends: readonly MonthlyTrend[],
  range: MonthRange,
  breaks: SeriesBreaks,
): AreaSummary {
  const count = area.total_crime_count;
  if (count === null) return { kind: 'not-recorded' };
  if (reliabilityOf(count) === 'too-few') return { kind: 'too-few', count };
  return {
    kind: 'rated',
    count,
    sixth: area.ranking === null ? null : sixthOf(area.ranking, rankedCount),
    change: yearOnYear(trends, range, breaks),
  };
}

export function sixthOf(rank: number, ranked: number): Sixth {
  return Math.min(5, Math.floor(((rank - 1) * 6) / Math.max(1, ranked))) as Sixth;
}

/** `null` where a month is missing or incomplete, or the counting rules changed in between. */
export function yearOnYear(
  trends: readonly MonthlyTrend[],
  range: MonthRange,
  breaks: SeriesBreaks,
): YearOnYear | null {
  const earlier = yearEarlier(range);
  if (earlier === null || crossesBreak(breaks, earlier, range)) return null;
  const now = completeCount(trends, range);
  const before = completeCount(trends, earlier);
  if (now === null || before === null) return null;
  return { direction: changeDirection(now, before), before };
}

function completeCount(trends: readonly MonthlyTrend[], range: MonthRange): number | null {
  const inside = trends.filter((trend) => {
    const month = yearMonth(trend.year, trend.month);
    return month >= range.from && month <= range.to;
  });
  if (inside.length !== monthsIn(range) || !inside.every(isTold)) return null;
  return inside.reduce((sum, trend) => sum + (trend.crime_count ?? 0), 0);
}
