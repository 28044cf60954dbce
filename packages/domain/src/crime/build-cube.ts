import type { AllocateBuffer, CrimeCube } from './crime-cube.ts';
import type { SparseCounts } from './sparse-counts.ts';

/** The largest sum that fits in 16 bits. */
const MAX_UINT16 = 0xffff;

/**
 * Builds a cube with one series per list, the sum of the list's series: for instance all nicknames of a big bundle.
 * The count of a reader's choice is then a difference of two rows.
 */
export function buildCube(
  counted: SparseCounts,
  lists: readonly (readonly number[])[],
  allocate: AllocateBuffer = (bytes) => new ArrayBuffer(bytes),
): CrimeCube {
  const { areas, first, months, starts, seriesOf, counts } = counted;
  const listsOf = listsOfSeries(lists, counted.series);
  const rows = months + 1;
  const totals = new Uint32Array(allocate(rows * areas * 4));
  const length = lists.length * rows * areas;
  const sums = fitsIn16Bits(counted, lists.length, listsOf)
    ? new Uint16Array(allocate(length * 2))
    : new Uint32Array(allocate(length * 4));
  for (let row = 0; row < months * areas; row++) {
    // Row `m` of a cube is the sum before month `m`.
    const at = row + areas;
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry++) {
      const count = counts[entry] as number;
      totals[at] = (totals[at] as number) + count;
      for (const list of listsOf[seriesOf[entry] as number] as readonly number[]) {
        const cell = list * rows * areas + at;
        sums[cell] = (sums[cell] as number) + count;
      }
    }
  }
  accumulate(totals, 0, rows, areas);
  for (let list = 0; list < lists.length; list++)
    accumulate(sums, list * rows * areas, rows, areas);
  return { areas, series: lists.length, first, months, sums, totals };
}

/** Series → the lists that contain it. */
function listsOfSeries(lists: readonly (readonly number[])[], series: number): number[][] {
  const listsOf = Array.from({ length: series }, (): number[] => []);
  for (const [list, members] of lists.entries()) {
    for (const one of members) listsOf[one]?.push(list);
  }
  return listsOf;
}

/** Returns whether the total of every list in every area fits in 16 bits. */
function fitsIn16Bits(
  { areas, months, starts, seriesOf, counts }: SparseCounts,
  lists: number,
  listsOf: readonly (readonly number[])[],
): boolean {
  const listTotals = new Uint32Array(lists * areas);
  for (let row = 0; row < months * areas; row++) {
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry++) {
      for (const list of listsOf[seriesOf[entry] as number] as readonly number[]) {
        const at = list * areas + (row % areas);
        listTotals[at] = (listTotals[at] as number) + (counts[entry] as number);
      }
    }
  }
  return listTotals.every((sum) => sum <= MAX_UINT16);
}

function accumulate(
  sums: Uint16Array | Uint32Array,
  start: number,
  rows: number,
  areas: number,
): void {
  for (let at = start + areas; at < start + rows * areas; at++) {
    sums[at] = (sums[at] as number) + (sums[at - areas] as number);
  }
}
