import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, yearMonth } from '../time/index.ts';
import { combineSeries } from './combine-series.ts';
import { type CubeCell, seriesCounts, totalCounts } from './crime-cube.ts';
import { buildCube } from './fill-cube.ts';

const first = yearMonth(2024, 1);
const shape = { areas: 3, series: 4, first, months: 6 };
const below = (n: number) => fc.integer({ min: 0, max: n - 1 });
const anyCell: fc.Arbitrary<CubeCell> = fc.record({
  series: below(4),
  month: below(6).map((m) => addMonths(first, m)),
  area: below(3),
  count: fc.oneof(below(9), fc.constant(30_000)),
});

test('a combined series counts what its series count together', () => {
  const lists = fc.array(fc.uniqueArray(below(4)), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(anyCell, { maxLength: 40 }), lists, below(6), (cells, made, month) => {
      const cube = buildCube(shape, cells);
      const combined = combineSeries(cube, made);
      const period = { from: addMonths(first, month - 1), to: addMonths(first, 4) };
      for (const [index, list] of made.entries()) {
        expect(seriesCounts(combined, [index], period)).toEqual(seriesCounts(cube, list, period));
      }
      expect(totalCounts(combined, period)).toEqual(totalCounts(cube, period));
    }),
  );
});

test('it widens to 32 bits where the sum needs it', () => {
  const cell = { month: first, area: 0, count: 40_000 };
  const cube = buildCube(shape, [
    { ...cell, series: 0 },
    { ...cell, series: 1 },
  ]);
  expect(cube.sums).toBeInstanceOf(Uint16Array);
  expect(combineSeries(cube, [[0], [1]]).sums).toBeInstanceOf(Uint16Array);
  const combined = combineSeries(cube, [[0, 1]]);
  expect(combined.sums).toBeInstanceOf(Uint32Array);
  expect(seriesCounts(combined, [0], { from: first, to: first })[0]).toBe(80_000);
});
