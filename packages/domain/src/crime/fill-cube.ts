import type { YearMonth } from '../time/index.ts';
import type { Allocate, CrimeCube, CubeCell, CubeShape } from './crime-cube.ts';

/** The largest sum that 16 bits hold. */
const NARROW_LIMIT = 0xffff;

/** A cube while it is being filled, cell by cell and without an object for each: millions are usual. */
export interface CubeFilling {
  /** Adds reports; a cell may come in several parts. Outside the shape it is an error of ours. */
  add(series: number, month: YearMonth, area: number, count: number): void;
  /** Turns counts into prefix sums. The filling is used up afterward. */
  finish(): CrimeCube;
}

/**
 * Begins a cube with 16-bit sums and widens it to 32 when the first series of an area passes 65,535
 * reports in all: a county's tracts would otherwise need twice the memory while they are built.
 */
export function startCube(shape: CubeShape, allocate: Allocate): CubeFilling {
  const { areas, series, first, months } = shape;
  const rows = months + 1;
  const totals = new Uint32Array(allocate(rows * areas * 4));
  const largest = new Uint32Array(series * areas);
  let sums: Uint16Array | Uint32Array = new Uint16Array(allocate(series * rows * areas * 2));

  return {
    add(s, at, area, count) {
      const month = at - first;
      if (!(month >= 0 && month < months && area >= 0 && area < areas && s >= 0 && s < series)) {
        throw new RangeError(
          `cell of series ${s}, month ${at}, area ${area} is outside ${JSON.stringify(shape)}`,
        );
      }
      const whole = s * areas + area;
      largest[whole] = (largest[whole] as number) + count;
      if ((largest[whole] as number) > NARROW_LIMIT && sums instanceof Uint16Array) {
        sums = widen(sums, allocate);
      }
      const cell = (s * rows + month + 1) * areas + area;
      sums[cell] = (sums[cell] as number) + count;
      const total = (month + 1) * areas + area;
      totals[total] = (totals[total] as number) + count;
    },
    finish() {
      accumulate(totals, 0, rows, areas);
      for (let s = 0; s < series; s++) accumulate(sums, s * rows * areas, rows, areas);
      return { ...shape, sums, totals };
    },
  };
}

/** Makes a cube of its cells; cells outside the shape are an error of ours. */
export function buildCube(
  shape: CubeShape,
  cells: Iterable<CubeCell>,
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
): CrimeCube {
  const filling = startCube(shape, allocate);
  for (const { series, month, area, count } of cells) filling.add(series, month, area, count);
  return filling.finish();
}

function widen(narrow: Uint16Array, allocate: Allocate): Uint32Array {
  const wide = new Uint32Array(allocate(narrow.length * 4));
  wide.set(narrow);
  return wide;
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
