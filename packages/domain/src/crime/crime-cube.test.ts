import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, type MonthRange, toYearMonth, type YearMonth } from '../time/index.ts';
import { buildCube } from './build-cube.ts';
import {
  countAreaByMonth,
  countAreasByMonth,
  sumAllByArea,
  sumSeriesByArea,
} from './crime-cube.ts';
import { buildSparseCounts, sumAreaBySeries } from './sparse-counts.ts';

interface Cell {
  readonly series: number;
  readonly month: YearMonth;
  readonly area: number;
  readonly count: number;
}

const first = toYearMonth(2023, 10);
const shape = { areas: 4, series: 3, first, months: 14 };

const anyCell: fc.Arbitrary<Cell> = fc.record({
  series: fc.integer({ min: 0, max: shape.series - 1 }),
  month: fc.integer({ min: 0, max: shape.months - 1 }).map((m) => addMonths(first, m)),
  area: fc.integer({ min: 0, max: shape.areas - 1 }),
  count: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(40_000, 70_000)),
});
const anyCells = fc.array(anyCell, { maxLength: 80 });
/** May extend beyond both ends of the record. */
const anyPeriod: fc.Arbitrary<MonthRange> = fc
  .tuple(fc.integer({ min: -5, max: 18 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, length]) => ({ from: addMonths(first, from), to: addMonths(first, from + length) }));
const anySeries = fc.uniqueArray(fc.integer({ min: 0, max: shape.series - 1 }));

const counted = (cells: readonly Cell[], of = shape) =>
  buildSparseCounts(of, (see) => {
    for (const { series, month, area, count } of cells) see(series, month, area, count);
  });

/** A cube with one list per series. */
const cubeOf = (cells: readonly Cell[], of = shape) =>
  buildCube(
    counted(cells, of),
    Array.from({ length: of.series }, (_, series) => [series]),
  );

function naiveSum(cells: readonly Cell[], area: number, period: MonthRange, series?: number[]) {
  return cells
    .filter((c) => c.area === area && c.month >= period.from && c.month <= period.to)
    .filter((c) => series === undefined || series.includes(c.series))
    .reduce((sum, { count }) => sum + count, 0);
}

describe('a crime cube', () => {
  test('counts of any period and kinds equal those counted one by one', () => {
    fc.assert(
      fc.property(anyCells, anyPeriod, anySeries, (cells, period, series) => {
        const cube = cubeOf(cells);
        const chosen = sumSeriesByArea(cube, series, period);
        const all = sumAllByArea(cube, period);
        for (let area = 0; area < shape.areas; area++) {
          expect(chosen[area]).toBe(naiveSum(cells, area, period, series));
          expect(all[area]).toBe(naiveSum(cells, area, period));
        }
      }),
    );
  });

  test('months of an area add up to its period', () => {
    fc.assert(
      fc.property(anyCells, anyPeriod, anySeries, (cells, period, series) => {
        const cube = cubeOf(cells);
        for (const [index, count] of countAreaByMonth(cube, 1, period, series).entries()) {
          const month = addMonths(period.from, index);
          expect(count).toBe(naiveSum(cells, 1, { from: month, to: month }, series));
        }
        const all = countAreaByMonth(cube, 2, period, null);
        expect(all.reduce((a, b) => a + b, 0)).toBe(sumAllByArea(cube, period)[2]);
      }),
    );
  });

  test('months of areas together are the sums of their months', () => {
    const fullPeriod = { from: first, to: addMonths(first, shape.months - 1) };
    fc.assert(
      fc.property(anyCells, fc.subarray([0, 1, 2, 3]), anySeries, (cells, areas, series) => {
        const cube = cubeOf(cells);
        for (const chosen of [series, null]) {
          const each = areas.map((area) => countAreaByMonth(cube, area, fullPeriod, chosen));
          const sums = Array.from({ length: shape.months }, (_, month) =>
            each.reduce((sum, counts) => sum + (counts[month] as number), 0),
          );
          expect([...countAreasByMonth(cube, areas, chosen)]).toEqual(sums);
        }
      }),
    );
  });

  test('counts by series for any area and period equal those counted one by one', () => {
    const each = new Uint32Array(shape.series);
    fc.assert(
      fc.property(anyCells, anyPeriod, (cells, period) => {
        const counts = counted(cells);
        for (let area = 0; area < shape.areas; area++) {
          sumAreaBySeries(counts, area, period, each);
          for (const [series, count] of each.entries()) {
            expect(count).toBe(naiveSum(cells, area, period, [series]));
          }
        }
      }),
    );
  });

  test('uses 16 bits until a sum exceeds 65,535', () => {
    const cell = { series: 0, month: first, area: 0, count: 65_535 };
    const full = cubeOf([cell]);
    expect(full.sums).toBeInstanceOf(Uint16Array);
    const more = cubeOf([cell, { ...cell, month: addMonths(first, 3), count: 1 }]);
    expect(more.sums).toBeInstanceOf(Uint32Array);
    const year = { from: first, to: addMonths(first, 11) };
    expect([...sumSeriesByArea(more, [0], year)]).toEqual([65_536, 0, 0, 0]);
  });

  test('a cell outside the shape is an error of ours', () => {
    const inside = { series: 0, month: first, area: 0, count: 1 };
    for (const outside of [
      { series: 3 },
      { area: 4 },
      { area: -1 },
      { month: addMonths(first, -1) },
      { month: addMonths(first, 14) },
    ])
      expect(() => cubeOf([{ ...inside, ...outside }])).toThrow(/is outside/);
  });

  test('a county without months has no counts', () => {
    const cube = cubeOf([], { ...shape, months: 0 });
    expect([...sumAllByArea(cube, { from: first, to: first })]).toEqual([0, 0, 0, 0]);
  });
});
