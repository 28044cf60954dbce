import type { MonthlyTrend } from '@townlight/contract/crime';
import { reliabilityOf, TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { type YearMonth, yearMonth } from '@townlight/domain/time';
import type { Measure } from '../../../charts/bar-points.ts';

/** Why a month of a line has no value. */
export type NoValue = 'not-recorded' | 'incomplete' | 'too-few' | 'outlier' | 'residents-unknown';

export interface LinePoint {
  readonly month: YearMonth;
  /** What is on record, whether the month is complete or not. */
  readonly count: number;
  readonly provisional: boolean;
  /** Reports, or reports per resident; `null` where the line has a gap. */
  readonly value: number | null;
  readonly gap: NoValue | null;
}

/** One neighborhood's line. The place it was chosen in gives it its dash. */
export interface CompareLine {
  readonly id: AreaId;
  readonly name: string;
  readonly place: number;
  readonly points: readonly LinePoint[];
}

/** What one line is made of. */
export interface LineMatter {
  readonly id: AreaId;
  readonly name: string;
  readonly trends: readonly MonthlyTrend[];
  /** `null` where unknown. */
  readonly residents: number | null;
  /** The area bears no rate. */
  readonly outlier: boolean;
}

/** The last 12 months of each area. // spec 9: the trend chart covers the last 12 months */
export function compareLines(areas: readonly LineMatter[], measure: Measure): CompareLine[] {
  return areas.map(({ id, name, trends, residents, outlier }, place) => ({
    id,
    name,
    place,
    points: trends.slice(-TREND_MONTHS).map((trend) => {
      const gap = gapOf(trend, measure, { residents, outlier });
      const count = trend.crime_count ?? 0;
      const value = measure === 'count' ? count : count / (residents ?? 1);
      return {
        month: yearMonth(trend.year, trend.month),
        count,
        provisional: trend.provisional,
        value: gap === null ? value : null,
        gap,
      };
    }),
  }));
}

/** Reading 16: under 10 reports no rate is stated; a count is what it is. */
function gapOf(
  trend: MonthlyTrend,
  measure: Measure,
  { residents, outlier }: Pick<LineMatter, 'residents' | 'outlier'>,
): NoValue | null {
  if (trend.crime_count === null || !trend.recorded) return 'not-recorded';
  if (!trend.complete) return 'incomplete';
  if (measure === 'count') return null;
  if (outlier) return 'outlier';
  if (residents === null) return 'residents-unknown';
  return reliabilityOf(trend.crime_count) === 'too-few' ? 'too-few' : null;
}
