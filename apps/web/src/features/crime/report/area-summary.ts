import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { classifyReliability } from '@townlight/domain/crime';
import { type ComparedChange, toCountChange } from '../figures/count-changes.ts';

/** The sixth of the ranked areas, 0 for the highest rates: rank 14 of 231 is in sixth 0. */
export type RankSixthIndex = 0 | 1 | 2 | 3 | 4 | 5;

/** The content of the report's first sentence. */
export type AreaSummary =
  | { readonly kind: 'not-recorded' }
  | { readonly kind: 'too-few'; readonly count: number }
  | {
      readonly kind: 'rated';
      readonly count: number;
      readonly sixth: RankSixthIndex | null;
      /** From the same months a year earlier; `null` where none is stated. */
      readonly change: ComparedChange | null;
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
    change: toComparedChange(yearBefore),
  };
}

export function toRankSixth(rank: number, ranked: number): RankSixthIndex {
  return Math.min(5, Math.floor(((rank - 1) * 6) / Math.max(1, ranked))) as RankSixthIndex;
}

/** `null` where a month is missing or incomplete, or the counting rules changed in between. */
export function toComparedChange(trajectory: AreaTrajectory | null): ComparedChange | null {
  const change = toCountChange(trajectory);
  return change.kind === 'not-comparable' ? null : change;
}
