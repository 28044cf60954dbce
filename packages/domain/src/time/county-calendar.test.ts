import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfMonth, monthOfInstant, startOfMonth, toMonthRange } from './county-calendar.ts';
import { addMonths, formatYearMonth, toYearMonth, type YearMonth } from './days-and-months.ts';

const ZONE = 'America/Los_Angeles';
const anyMonth: fc.Arbitrary<YearMonth> = fc
  .tuple(fc.integer({ min: 2010, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => toYearMonth(year, month));

describe("the county's calendar", () => {
  test('begins a month at its midnight, in summer and in winter', () => {
    expect(new Date(startOfMonth(toYearMonth(2026, 10), ZONE)).toISOString()).toBe(
      '2026-10-01T07:00:00.000Z',
    );
    // The clocks go back on the first of November.
    expect(new Date(startOfMonth(toYearMonth(2026, 11), ZONE)).toISOString()).toBe(
      '2026-11-01T07:00:00.000Z',
    );
    expect(new Date(startOfMonth(toYearMonth(2026, 12), ZONE)).toISOString()).toBe(
      '2026-12-01T08:00:00.000Z',
    );
  });

  test("an evening that is already next month's in UTC is still this month's", () => {
    const newYearsEve = Date.parse('2027-01-01T07:59:59.999Z');
    expect(formatYearMonth(monthOfInstant(newYearsEve, ZONE))).toBe('2026-12');
    expect(formatYearMonth(monthOfInstant(newYearsEve + 1, ZONE))).toBe('2027-01');
  });

  test('every month contains its first and last instant, and the next month begins directly after it', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(monthOfInstant(startOfMonth(month, ZONE), ZONE)).toBe(month);
        expect(monthOfInstant(endOfMonth(month, ZONE), ZONE)).toBe(month);
        expect(endOfMonth(month, ZONE) + 1).toBe(startOfMonth(addMonths(month, 1), ZONE));
      }),
    );
  });

  test('agrees with Intl about any instant', () => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: ZONE,
      year: 'numeric',
      month: '2-digit',
    });
    const instant = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(instant, (at) => {
        const fields = Object.fromEntries(format.formatToParts(at).map((p) => [p.type, p.value]));
        expect(formatYearMonth(monthOfInstant(at, ZONE))).toBe(`${fields.year}-${fields.month}`);
      }),
    );
  });

  test('two instants span their months and all between', () => {
    const range = toMonthRange(
      Date.parse('2026-08-15T12:00Z'),
      Date.parse('2026-11-01T06:59Z'),
      ZONE,
    );
    expect([range.from, range.to].map(formatYearMonth)).toEqual(['2026-08', '2026-10']);
  });
});
