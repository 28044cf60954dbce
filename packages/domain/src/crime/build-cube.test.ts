import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, toYearMonth, type YearMonth } from '../time/index.ts';
import { buildCube } from './build-cube.ts';
import { sumAllByArea, sumSeriesByArea } from './crime-cube.ts';
import { buildSparseCounts } from './sparse-counts.ts';

type Cell = readonly [series: number, month: YearMonth, area: number, count: number];

const first = toYearMonth(2024, 1);
const shape = { areas: 3, series: 4, first, months: 6 };
const below = (n: number) => fc.integer({ min: 0, max: n - 1 });
const anyCell: fc.Arbitrary<Cell> = fc.tuple(
  below(4),
  below(6).map((m) => addMonths(first, m)),
  below(3),
  fc.oneof(below(9), fc.constant(30_000)),
);
const counted = (cells: readonly Cell[]) =>
  buildSparseCounts(shape, (see) => {
    for (const cell of cells) see(...cell);
  });

test('a list counts what its series count together, and the totals all', () => {
  const lists = fc.array(fc.uniqueArray(below(4)), { maxLength: 4 });
  const inPeriod = fc.tuple(below(6), below(6)).map((ends) => ends.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(
      fc.array(anyCell, { maxLength: 40 }),
      lists,
      inPeriod,
      (cells, memberLists, ends) => {
        const cube = buildCube(counted(cells), memberLists);
        const [from, to] = ends.map((m) => addMonths(first, m)) as [YearMonth, YearMonth];
        const sums = (isCounted: (series: number) => boolean) =>
          Uint32Array.from({ length: shape.areas }, (_, at) =>
            cells
              .filter(
                ([series, month, area]) =>
                  area === at && month >= from && month <= to && isCounted(series),
              )
              .reduce((sum, [, , , count]) => sum + count, 0),
          );
        for (const [index, list] of memberLists.entries()) {
          expect(sumSeriesByArea(cube, [index], { from, to })).toEqual(
            sums((s) => list.includes(s)),
          );
        }
        expect(sumAllByArea(cube, { from, to })).toEqual(sums(() => true));
      },
    ),
  );
});

test('it widens to 32 bits where a sum needs it', () => {
  const counts = counted([
    [0, first, 0, 40_000],
    [1, first, 0, 40_000],
  ]);
  expect(buildCube(counts, [[0], [1]]).sums).toBeInstanceOf(Uint16Array);
  const cube = buildCube(counts, [[0, 1]]);
  expect(cube.sums).toBeInstanceOf(Uint32Array);
  expect(sumSeriesByArea(cube, [0], { from: first, to: first })[0]).toBe(80_000);
});

test('a release that has hardly grown allocates the same buffer sizes, so memory can be reused', () => {
  const sizes = (cells: readonly Cell[]) => {
    const allocated: number[] = [];
    const walk = (see: (...cell: Cell) => void) => {
      for (const cell of cells) see(...cell);
    };
    buildSparseCounts(shape, walk, (bytes) => {
      allocated.push(bytes);
      return new ArrayBuffer(bytes);
    });
    return allocated;
  };
  const cells: Cell[] = [[0, first, 0, 40_000]];
  expect(sizes([...cells, [1, first, 2, 1]])).toEqual(sizes(cells));
});
