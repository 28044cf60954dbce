import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { type ChangeDirection, classifyReliability } from '@townlight/domain/crime';
import { toCountChange } from '../figures/count-changes.ts';

/** The change of a period from the same months a year earlier. */
export interface YearOnYear {
  readonly direction: ChangeDirection;
  readonly before: number;
}

/** The sixth of the ranked areas, 0 for the highest rates: rank 14 of 231 is in sixth 0. */
export type RankSixth = 0 | 1 | 2 | 3 | 4 | 5;

/** The content of the report's first sentence. */
export type AreaSummary =
  | { readonly kind: 'not-recorded' }
  | { readonly kind: 'too-few'; readonly count: number }
  | {
      readonly kind: 'rated';
      readonly count: number;
      readonly sixth: RankSixth | null;
      readonly change: YearOnYear | null;
    };

export function summarizeArea(
  area: AreaCrimes,
  rankedCount: number,
  yearBefore: AreaTrajectory | null,
): AreaSummary {
  const count = area.total_crime_count;
  if (count === null) return { kind: 'not-recorded' };
  if (classifyReliability(count) === 'too-few') return { kind: 'too-few', count };
  return {
    kind: 'rated',
    count,
    sixth: area.ranking === null ? null : toRankSixth(area.ranking, rankedCount),
    change: toYearOnYear(yearBefore),
  };
}

export function toRankSixth(rank: number, ranked: number): RankSixth {
  return Math.min(5, Math.floor(((rank - 1) * 6) / Math.max(1, ranked))) as RankSixth;
}

/** `null` where a month is missing or incomplete, or the counting rules changed in between. */
export function toYearOnYear(trajectory: AreaTrajectory | null): YearOnYear | null {
  const change = toCountChange(trajectory);
  if (change.kind === 'not-comparable') return null;
  return {
    direction: change.kind === 'clear' ? change.direction : 'no-clear-change',
    before: change.before,
  };
}
