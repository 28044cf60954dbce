import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeQuantileBreaks, findQuantileClass } from './quantile-classes.ts';

const values = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 200 });
const classes = fc.integer({ min: 1, max: 6 });

describe('quantile classes', () => {
  test('contain equal numbers of figures if all figures differ', () => {
    const figures = Array.from({ length: 12 }, (_, i) => i);
    const breaks = computeQuantileBreaks(figures, 6);
    expect(breaks).toEqual([2, 4, 6, 8, 10]);
    expect(figures.map((figure) => findQuantileClass(figure, breaks))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  test('of no figure, or of equal ones, have no break', () => {
    expect(computeQuantileBreaks([], 6)).toEqual([]);
    expect(computeQuantileBreaks([3, 3, 3], 6)).toEqual([]);
  });

  test('rise with the figures, and equal figures never fall in two', () => {
    fc.assert(
      fc.property(values, classes, (figures, count) => {
        const breaks = computeQuantileBreaks(figures, count);
        const sorted = [...figures].sort((a, b) => a - b);
        const found = sorted.map((figure) => findQuantileClass(figure, breaks));
        expect(found).toEqual([...found].sort((a, b) => a - b));
        expect(found.every((c) => c >= 0 && c < count)).toBe(true);
        expect(breaks).toEqual([...new Set(breaks)].sort((a, b) => a - b));
      }),
    );
  });

  test('differ by at most one figure in size where all figures differ', () => {
    const distinct = fc.uniqueArray(fc.integer(), { minLength: 6, maxLength: 200 });
    fc.assert(
      fc.property(distinct, classes, (figures, count) => {
        const breaks = computeQuantileBreaks(figures, count);
        const sizes = new Array<number>(count).fill(0);
        for (const figure of figures) {
          const found = findQuantileClass(figure, breaks);
          sizes[found] = (sizes[found] as number) + 1;
        }
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('do not depend on the order of the figures', () => {
    fc.assert(
      fc.property(values, classes, (figures, count) => {
        expect(computeQuantileBreaks([...figures].reverse(), count)).toEqual(
          computeQuantileBreaks(figures, count),
        );
      }),
    );
  });
});
