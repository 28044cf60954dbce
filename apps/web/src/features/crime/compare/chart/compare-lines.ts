import type { MonthlyTrend } from '@townlight/contract/crime';
import { classifyReliability, TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { Measure } from '../../../../charts/bar-points.ts';

/** Why a month of a line has no value. */
export type MissingValueReason =
  | 'not-recorded'
  | 'incomplete'
  | 'too-few'
  | 'outlier'
  | 'residents-unknown';

export interface LinePoint {
  readonly month: YearMonth;
  /** The recorded count, whether the month is complete or not. */
  readonly count: number;
  readonly provisional: boolean;
  /** Reports, or reports per resident; `null` in a gap. */
  readonly value: number | null;
  readonly gap: MissingValueReason | null;
}

/** One neighborhood's line. Its place in the selection determines its dash. */
export interface CompareLine {
  readonly id: AreaId;
  readonly name: string;
  readonly place: number;
  readonly points: readonly LinePoint[];
}

/** The input of one line. */
export interface CompareLineInput {
  readonly id: AreaId;
  readonly name: string;
  readonly trends: readonly MonthlyTrend[];
  /** `null` if unknown. */
  readonly residents: number | null;
  /** The area has no rate. */
  readonly outlier: boolean;
}

/** Builds the last 12 months of each area. // spec 9: the trend chart covers the last 12 months */
export function buildCompareLines(
  areas: readonly CompareLineInput[],
  measure: Measure,
): CompareLine[] {
  return areas.map(({ id, name, trends, residents, outlier }, place) => ({
    id,
    name,
    place,
    points: trends.slice(-TREND_MONTHS).map((trend) => {
      const gap = gapOf(trend, measure, { residents, outlier });
      const count = trend.crime_count ?? 0;
      const value = measure === 'count' ? count : count / (residents ?? 1);
      return {
        month: toYearMonth(trend.year, trend.month),
        count,
        provisional: trend.provisional,
        value: gap === null ? value : null,
        gap,
      };
    }),
  }));
}

/** Reading 16: returns why a month has no value; under 10 reports there is a count, but no rate. */
function gapOf(
  trend: MonthlyTrend,
  measure: Measure,
  { residents, outlier }: Pick<CompareLineInput, 'residents' | 'outlier'>,
): MissingValueReason | null {
  if (trend.crime_count === null || !trend.recorded) return 'not-recorded';
  if (!trend.complete) return 'incomplete';
  if (measure === 'count') return null;
  if (outlier) return 'outlier';
  if (residents === null) return 'residents-unknown';
  return classifyReliability(trend.crime_count) === 'too-few' ? 'too-few' : null;
}
