import type { MonthRange, YearMonth } from '../time/index.ts';
import type { Allocate, CubeShape } from './crime-cube.ts';

/** The most reports of one entry; more of them take several. */
const MOST_OF_ENTRY = 0xffff;
/** Room for entries is taken by so many bytes, so that the next release mostly needs memory of the very same size. */
const ROOM_STEP = 1 << 20;

/**
 * The counts of one partition that are not 0, by month, area and series (one kind of crime: a nickname, or the reports not
 * yet put into a category), as compressed sparse rows: of a county's tracts hardly one count in twenty is not 0.
 *
 * The entries of area `a` in month `first + m` are those from `starts[m × areas + a]` up to the next start. A series may
 * stand in several of them.
 */
export interface SparseCounts extends CubeShape {
  /** `months × areas + 1` */
  readonly starts: Uint32Array;
  /** Entry → its series. */
  readonly seriesOf: Uint16Array;
  /** Entry → how many reports. */
  readonly counts: Uint16Array;
}

/** Is told of some reports: a series in an area in a month; a cell may come in several parts. */
export type SeeCell = (series: number, month: YearMonth, area: number, count: number) => void;

/**
 * @param walk tells of all cells, the same each time: it is called twice. A cell outside the shape is an error of ours.
 */
export function countSparsely(
  shape: CubeShape,
  walk: (see: SeeCell) => void,
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
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
    starts[next] = (starts[next] as number) + Math.ceil(count / MOST_OF_ENTRY);
  });
  for (let row = 0; row < rows; row++) {
    starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
  }
  const entries = starts[rows] as number;
  const room = Math.ceil((entries * 2) / ROOM_STEP) * ROOM_STEP;
  const seriesOf = new Uint16Array(allocate(room), 0, entries);
  const counts = new Uint16Array(allocate(room), 0, entries);
  const filled = starts.slice(0, rows);
  walk((s, at, area, count) => {
    const row = (at - first) * areas + area;
    for (let left = count; left > 0; left -= MOST_OF_ENTRY) {
      const entry = filled[row] as number;
      seriesOf[entry] = s;
      counts[entry] = Math.min(left, MOST_OF_ENTRY);
      filled[row] = entry + 1;
    }
  });
  return { areas, series, first, months, starts, seriesOf, counts };
}

/** Reports of every series of one area over a period, into `into`; months that are not held count nothing. */
export function countEachSeries(
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
