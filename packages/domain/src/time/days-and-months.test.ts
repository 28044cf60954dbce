import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  countMonths,
  type Day,
  formatDay,
  formatYearMonth,
  monthOfYear,
  parseDay,
  parseYearMonth,
  previousRange,
  toDay,
  toYearMonth,
  yearOf,
} from './days-and-months.ts';

const year = fc.integer({ min: 0, max: 9_999 });
const month = fc.integer({ min: 1, max: 12 });

describe('a month of the calendar', () => {
  test('returns the year and month from which it was created', () => {
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
    '"%s" is not a month',
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

test('a day is read, counted on and written', () => {
  const day = parseDay('2020-02-28') as Day;
  expect(formatDay(day)).toBe('2020-02-28');
  expect(formatDay(addDays(day, 2))).toBe('2020-03-01');
  expect(parseDay('1970-01-02')).toBe(1);
  expect(toDay(2022, 10, 31)).toBe(parseDay('2022-10-31'));
});

test.each(['2021-02-29', '2021-13-01', '2021-00-10', '2021-1-1', '10/31/22', ''])(
  '%s is no day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);
