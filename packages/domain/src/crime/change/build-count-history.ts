import { addMonths, type MonthRange, type YearMonth } from '../../time/index.ts';
import { type Completeness, findCompleteAreas } from '../completeness/completeness.ts';
import { type CrimeCube, sumAllByArea, sumSeriesByArea } from '../crime-cube.ts';
import type { SeriesBreaks } from '../series-break.ts';

/** Monthly counts of one choice of crimes in each area. */
export interface CountHistory {
  readonly areas: number;
  readonly first: YearMonth;
  readonly months: number;
  /** `months × areas` */
  readonly counts: ArrayLike<number>;
  /**
   * `months × areas`: 0 where an area’s month is incomplete, else 1 plus the number of earlier changes of the counting
   * rules. Only months of one segment are compared.
   */
  readonly segments: ArrayLike<number>;
}

/**
 * Extracts monthly counts from a cube, of the chosen series or, with `null`, of every report on record.
 * @param segments see `numberComparableSegments`
 * @param range months of the cube; all by default
 */
export function buildCountHistory(
  cube: CrimeCube,
  series: readonly number[] | null,
  segments: Uint8Array,
  range: MonthRange = { from: cube.first, to: addMonths(cube.first, cube.months - 1) },
): CountHistory {
  const { areas } = cube;
  const skipped = range.from - cube.first;
  const months = range.to - range.from + 1;
  const counts = new Uint32Array(areas * months);
  for (let month = 0; month < months; month++) {
    const at = addMonths(range.from, month);
    const period = { from: at, to: at };
    counts.set(
      series === null ? sumAllByArea(cube, period) : sumSeriesByArea(cube, series, period),
      month * areas,
    );
  }
  const chosen = segments.subarray(skipped * areas, (skipped + months) * areas);
  return { areas, first: range.from, months, counts, segments: chosen };
}

/** Numbers the stretches of each area’s months that follow the same rules: `segments` of a `CountHistory`. */
export function numberComparableSegments(
  completeness: Completeness,
  breaks: readonly SeriesBreaks[],
): Uint8Array {
  const { areas, first, months } = completeness;
  const segments = new Uint8Array(areas * months);
  for (let month = 0; month < months; month++) {
    const at = (first + month) as YearMonth;
    const complete = findCompleteAreas(completeness, { from: at, to: at });
    for (let area = 0; area < areas; area++) {
      if (complete[area] !== 1) continue;
      const earlier = breaks[area]?.filter((since) => since <= at).length ?? 0;
      segments[month * areas + area] = 1 + earlier;
    }
  }
  return segments;
}
