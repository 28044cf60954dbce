import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, toYearMonth, type YearMonth } from '../../time/index.ts';
import {
  buildCompleteness,
  type CompleteMonths,
  findCompleteAreas,
  isComplete,
} from './completeness.ts';

const first = toYearMonth(2025, 1);
const months = 12;

describe('an area is complete', () => {
  test('when every agency that polices it has supplied every month', () => {
    const all = new Set(Array.from({ length: months }, (_, m) => addMonths(first, m)));
    const half = new Set([...all].slice(0, 6));
    const completeness = buildCompleteness({
      first,
      months,
      policedBy: [[0], [1], [0, 1], []],
      slugs: ['a', 'b', 'c', 'd'],
      supplied: [everywhere(all), everywhere(half)],
    });
    const spring = { from: first, to: addMonths(first, 5) };
    const year = { from: first, to: addMonths(first, 11) };
    expect([...findCompleteAreas(completeness, spring)]).toEqual([1, 1, 1, 0]);
    expect([...findCompleteAreas(completeness, year)]).toEqual([1, 0, 0, 0]);
  });

  test('by a part of the territory, where that part is', () => {
    const inAreas = new Map([['b', new Set([first])]]);
    const completeness = buildCompleteness({
      first,
      months: 1,
      policedBy: [[0], [0], [0, 1]],
      slugs: ['a', 'b', 'c'],
      supplied: [{ everywhere: new Set(), inAreas }, everywhere(new Set([first]))],
    });
    expect([...findCompleteAreas(completeness, { from: first, to: first })]).toEqual([0, 1, 0]);
  });

  test('in no period that reaches over the record', () => {
    const supplied = [everywhere(new Set([first]))];
    const completeness = buildCompleteness({
      first,
      months: 1,
      policedBy: [[0]],
      slugs: ['a'],
      supplied,
    });
    expect([...findCompleteAreas(completeness, { from: first, to: first })]).toEqual([1]);
    expect([...findCompleteAreas(completeness, { from: addMonths(first, -1), to: first })]).toEqual(
      [0],
    );
    expect([...findCompleteAreas(completeness, { from: first, to: addMonths(first, 1) })]).toEqual([
      0,
    ]);
  });

  test('exactly where each month of the period is', () => {
    const supplied = fc.array(
      fc.uniqueArray(fc.integer({ min: -2, max: 13 })).map((s) => new Set(s.map(at))),
      { minLength: 3, maxLength: 3 },
    );
    const policedBy = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 2 })), { maxLength: 6 });
    const bounds = fc.tuple(fc.integer({ min: -2, max: 13 }), fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(supplied, policedBy, bounds, (suppliedMonths, agencies, [from, length]) => {
        const completeness = buildCompleteness({
          first,
          months,
          policedBy: agencies,
          slugs: agencies.map((_, area) => `area-${area}`),
          supplied: suppliedMonths.map(everywhere),
        });
        const period = { from: at(from), to: at(from + length) };
        const periodMonths = Array.from({ length: length + 1 }, (_, m) => from + m);
        for (const [area, police] of agencies.entries()) {
          const expected =
            police.length > 0 &&
            periodMonths.every(
              (m) => m >= 0 && m < months && police.every((p) => suppliedMonths[p]?.has(at(m))),
            );
          expect(findCompleteAreas(completeness, period)[area]).toBe(expected ? 1 : 0);
          expect(isComplete(completeness, area, period)).toBe(expected);
        }
      }),
    );
  });
});

function at(month: number): YearMonth {
  return addMonths(first, month);
}

function everywhere(months: ReadonlySet<YearMonth>): CompleteMonths {
  return { everywhere: months, inAreas: new Map() };
}
