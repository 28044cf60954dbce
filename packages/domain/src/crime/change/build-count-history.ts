import { addMonths, type MonthRange, type YearMonth } from '../../time/index.ts';
import { type Completeness, findCompleteAreas } from '../completeness/completeness.ts';
import { type CrimeCube, seriesCounts, totalCounts } from '../crime-cube.ts';
import type { SeriesBreaks } from '../series-break.ts';

/** Monthly counts of one choice of crimes in each area. */
export interface CountHistory {
  readonly areas: number;
  readonly first: YearMonth;
  readonly months: number;
  /** `months × areas` */
  readonly counts: ArrayLike<number>;
  /** `months × areas`: 1 where an area’s month and the one before it are complete under the same rules. */
  readonly follows: ArrayLike<number>;
}

/**
 * Extracts monthly counts from a cube, of the chosen series or, with `null`, of every report on record.
 * @param follows see `findComparableMonths`
 * @param range months of the cube; all by default
 */
export function buildCountHistory(
  cube: CrimeCube,
  series: readonly number[] | null,
  follows: Uint8Array,
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
      series === null ? totalCounts(cube, period) : seriesCounts(cube, series, period),
      month * areas,
    );
  }
  const followed = follows.subarray(skipped * areas, (skipped + months) * areas);
  return { areas, first: range.from, months, counts, follows: followed };
}

/** Marks the months of each area that are comparable with the month before: `follows` of a `CountHistory`. */
export function findComparableMonths(
  completeness: Completeness,
  breaks: readonly SeriesBreaks[],
): Uint8Array {
  const { areas, first, months } = completeness;
  const follows = new Uint8Array(areas * months);
  for (let month = 1; month < months; month++) {
    const at = (first + month) as YearMonth;
    follows.set(
      findCompleteAreas(completeness, { from: (at - 1) as YearMonth, to: at }),
      month * areas,
    );
    for (let area = 0; area < areas; area++) {
      if (breaks[area]?.includes(at)) follows[month * areas + area] = 0;
    }
  }
  return follows;
}
