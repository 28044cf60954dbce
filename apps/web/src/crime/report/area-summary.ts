import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { type ChangeDirection, reliabilityOf } from '@townlight/domain/crime';
import { changeOf } from '../figures/change-of.ts';

/** The change of a period from the same months a year earlier. */
export interface YearOnYear {
  readonly direction: ChangeDirection;
  readonly before: number;
}

/** The sixth of the ranked areas, 0 for the highest rates: rank 14 of 231 is in sixth 0. */
export type Sixth = 0 | 1 | 2 | 3 | 4 | 5;

/** The content of the report's first sentence. */
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
  yearBefore: AreaTrajectory | null,
): AreaSummary {
  const count = area.total_crime_count;
  if (count === null) return { kind: 'not-recorded' };
  if (reliabilityOf(count) === 'too-few') return { kind: 'too-few', count };
  return {
    kind: 'rated',
    count,
    sixth: area.ranking === null ? null : sixthOf(area.ranking, rankedCount),
    change: yearOnYear(yearBefore),
  };
}

export function sixthOf(rank: number, ranked: number): Sixth {
  return Math.min(5, Math.floor(((rank - 1) * 6) / Math.max(1, ranked))) as Sixth;
}

/** `null` where a month is missing or incomplete, or the counting rules changed in between. */
export function yearOnYear(held: AreaTrajectory | null): YearOnYear | null {
  const change = changeOf(held);
  if (change.kind === 'not-comparable') return null;
  return {
    direction: change.kind === 'clear' ? change.direction : 'no-clear-change',
    before: change.before,
  };
}
