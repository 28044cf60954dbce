import type { MonthRange, YearMonth } from '../time/index.ts';

/**
 * Counts of one partition as prefix sums over months, laid out `[series][month][area]`: a series is a reader's
 * choice, for instance a bundle. The sum over a period is the difference of two rows, and rows are contiguous in
 * memory.
 *
 * Row `m` is the sum of the reports before month `first + m`, so there is one row more than there are months.
 */
export interface CrimeCube {
  readonly areas: number;
  readonly series: number;
  readonly first: YearMonth;
  readonly months: number;
  /** `series × (months + 1) × areas`; 16 bits where every sum fits, else 32. */
  readonly sums: Uint16Array | Uint32Array;
  /** All series together: `(months + 1) × areas`. */
  readonly totals: Uint32Array;
}

/** The dimensions of a cube and its first month. */
export interface CubeShape {
  readonly areas: number;
  readonly series: number;
  readonly first: YearMonth;
  readonly months: number;
}

/** Allocates a buffer; the server passes shared memory, tests use ordinary buffers. */
export type AllocateBuffer = (bytes: number) => ArrayBuffer | SharedArrayBuffer;

/** Returns all reports per area over a period; months outside the cube count 0. */
export function sumAllByArea(cube: CrimeCube, period: MonthRange): Uint32Array {
  const counts = new Uint32Array(cube.areas);
  addDifference(counts, cube.totals, 0, cube, period);
  return counts;
}

/** Returns the reports of the chosen series per area over a period. */
export function sumSeriesByArea(
  cube: CrimeCube,
  chosen: readonly number[],
  period: MonthRange,
): Uint32Array {
  const counts = new Uint32Array(cube.areas);
  const stride = (cube.months + 1) * cube.areas;
  for (const series of chosen) addDifference(counts, cube.sums, series * stride, cube, period);
  return counts;
}

function addDifference(
  counts: Uint32Array,
  sums: Uint16Array | Uint32Array,
  start: number,
  cube: CrimeCube,
  period: MonthRange,
): void {
  const { areas } = cube;
  const before = start + rowBefore(cube, period.from) * areas;
  const until = start + rowBefore(cube, (period.to + 1) as YearMonth) * areas;
  for (let area = 0; area < areas; area++) {
    counts[area] =
      (counts[area] as number) + (sums[until + area] as number) - (sums[before + area] as number);
  }
}

function rowBefore(cube: CrimeCube, month: YearMonth): number {
  return Math.max(0, Math.min(cube.months, month - cube.first));
}

/**
 * Returns the monthly reports summed over several areas, for all months of the cube; all series when `chosen` is
 * `null`.
 */
export function countAreasByMonth(
  cube: CrimeCube,
  areas: readonly number[],
  chosen: readonly number[] | null,
): Uint32Array {
  const months = new Uint32Array(cube.months);
  const stride = (cube.months + 1) * cube.areas;
  const sums = chosen === null ? cube.totals : cube.sums;
  for (const start of chosen?.map((series) => series * stride) ?? [0]) {
    let before = 0;
    for (let row = 0; row <= cube.months; row++) {
      const at = start + row * cube.areas;
      let until = 0;
      for (const area of areas) until += sums[at + area] as number;
      if (row > 0) months[row - 1] = (months[row - 1] as number) + until - before;
      before = until;
    }
  }
  return months;
}

/** Returns the monthly reports of one area over a period; all series when `chosen` is `null`. */
export function countAreaByMonth(
  cube: CrimeCube,
  area: number,
  period: MonthRange,
  chosen: readonly number[] | null,
): number[] {
  const counts: number[] = [];
  const stride = (cube.months + 1) * cube.areas;
  for (let month = period.from; month <= period.to; month = (month + 1) as YearMonth) {
    const before = rowBefore(cube, month) * cube.areas + area;
    const until = rowBefore(cube, (month + 1) as YearMonth) * cube.areas + area;
    if (chosen === null) {
      counts.push((cube.totals[until] as number) - (cube.totals[before] as number));
      continue;
    }
    let sum = 0;
    for (const series of chosen) {
      const start = series * stride;
      sum += (cube.sums[start + until] as number) - (cube.sums[start + before] as number);
    }
    counts.push(sum);
  }
  return counts;
}
