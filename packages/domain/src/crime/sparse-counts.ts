import type { MonthRange, YearMonth } from '../time/index.ts';
import type { AllocateBuffer, CubeShape } from './crime-cube.ts';

/** The largest count of one entry; larger counts are split. */
const MAX_ENTRY_COUNT = 0xffff;
/** Buffers are rounded up to this many bytes, so that the next release usually needs the same size. */
const ALLOCATION_STEP = 1 << 20;

/**
 * The nonzero counts of one partition by month, area and series (a nickname, or the uncategorized reports), as
 * compressed sparse rows: among a county's tracts hardly one count in twenty is not 0.
 *
 * The entries of area `a` in month `first + m` are those from `starts[m × areas + a]` up to the next start. A series
 * may have several of them.
 */
export interface SparseCounts extends CubeShape {
  /** `months × areas + 1` */
  readonly starts: Uint32Array;
  /** Entry → its series. */
  readonly seriesOf: Uint16Array;
  /** Entry → its number of reports. */
  readonly counts: Uint16Array;
}

/** Receives a cell: the count of a series in an area and month; a cell may be visited in several parts. */
export type VisitCountCell = (
  series: number,
  month: YearMonth,
  area: number,
  count: number,
) => void;

/**
 * Builds sparse counts in two passes.
 * @param walk visits all cells, identically in both calls
 * @throws RangeError for a cell outside the shape
 */
export function buildSparseCounts(
  shape: CubeShape,
  walk: (visit: VisitCountCell) => void,
  allocate: AllocateBuffer = (bytes) => new ArrayBuffer(bytes),
): SparseCounts {
  const { areas, series, first, months } = shape;
  const rows = months * areas;
  const starts = new Uint32Array(allocate((rows + 1) * 4));
  walk((s, at, area, count) => {
    const month = at - first;
    if (!(month >= 0 && month < months && area >= 0 && area < areas && s >= 0 && s < series)) {
      throw new RangeError(
        `cell of series ${s}, month ${at}, area ${area} is outside ${JSON.stringify(shape)}`,
      );
    }
    const next = month * areas + area + 1;
    starts[next] = (starts[next] as number) + Math.ceil(count / MAX_ENTRY_COUNT);
  });
  for (let row = 0; row < rows; row++) {
    starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  }
  const entries = starts[rows] as number;
  const byteLength = Math.ceil((entries * 2) / ALLOCATION_STEP) * ALLOCATION_STEP;
  const seriesOf = new Uint16Array(allocate(byteLength), 0, entries);
  const counts = new Uint16Array(allocate(byteLength), 0, entries);
  const filled = starts.slice(0, rows);
  walk((s, at, area, count) => {
    const row = (at - first) * areas + area;
    for (let left = count; left > 0; left -= MAX_ENTRY_COUNT) {
      const entry = filled[row] as number;
      seriesOf[entry] = s;
      counts[entry] = Math.min(left, MAX_ENTRY_COUNT);
      filled[row] = entry + 1;
    }
  });
  return { areas, series, first, months, starts, seriesOf, counts };
}

/** Writes the reports of every series of one area over a period into `into`; months outside the record count 0. */
export function sumAreaBySeries(
  { areas, first, months, starts, seriesOf, counts }: SparseCounts,
  area: number,
  period: MonthRange,
  into: Uint32Array,
): void {
  into.fill(0);
  const from = Math.max(0, period.from - first);
  const until = Math.min(months, period.to + 1 - first);
  for (let month = from; month < until; month++) {
    const row = month * areas + area;
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry++) {
      const series = seriesOf[entry] as number;
      into[series] = (into[series] as number) + (counts[entry] as number);
    }
  }
}
