import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  countMonths,
  formatYearMonth,
  monthOfYear,
  parseYearMonth,
  previousRange,
  toYearMonth,
  yearOf,
} from './year-month.ts';

const year = fc.integer({ min: 0, max: 9_999 });
const month = fc.integer({ min: 1, max: 12 });

describe('a month of the calendar', () => {
  test('gives back the year and month it was made of', () => {
    fc.assert(
      fc.property(year, month, (y, m) => {
        expect([yearOf(toYearMonth(y, m)), monthOfYear(toYearMonth(y, m))]).toEqual([y, m]);
      }),
    );
  });

  test('is read as it is written', () => {
    expect(formatYearMonth(toYearMonth(2026, 10))).toBe('2026-10');
    fc.assert(
      fc.property(year, month, (y, m) => {
        expect(parseYearMonth(formatYearMonth(toYearMonth(y, m)))).toBe(toYearMonth(y, m));
      }),
    );
  });

  test.each(['2026-00', '2026-13', '2026-1', '26-10', '2026-10-01', 'October', ''])(
    '"%s" is none',
    (text) => expect(parseYearMonth(text)).toBeNull(),
  );

  test.each([0, 13, 1.5, Number.NaN])('month %d is refused', (m) => {
    expect(() => toYearMonth(2026, m)).toThrow('months run from 1 to 12');
  });

  test('December is followed by January', () => {
    expect(formatYearMonth(addMonths(toYearMonth(2025, 12), 1))).toBe('2026-01');
    expect(formatYearMonth(addMonths(toYearMonth(2026, 1), -13))).toBe('2024-12');
  });

  test('the range before is as long and ends where this one begins', () => {
    expect(countMonths({ from: toYearMonth(2026, 10), to: toYearMonth(2026, 10) })).toBe(1);
    fc.assert(
      fc.property(year, month, fc.integer({ min: 0, max: 200 }), (y, m, length) => {
        const range = { from: toYearMonth(y, m), to: addMonths(toYearMonth(y, m), length) };
        const before = previousRange(range);
        expect(countMonths(before)).toBe(length + 1);
        expect(addMonths(before.to, 1)).toBe(range.from);
      }),
    );
  });
});
