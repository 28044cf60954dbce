import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addHours,
  findLocalHour,
  hourOfInstant,
  hoursOfDay,
  startOfHour,
  toLocalHour,
} from './county-hour.ts';

const ZONE = 'America/Los_Angeles';
const at = (text: string) => hourOfInstant(Date.parse(text));

describe("the county's hours", () => {
  test('eight in the morning in UTC is midnight in winter, one in the morning in summer', () => {
    expect(toLocalHour(at('2026-12-01T08:00Z'), ZONE)).toEqual({
      year: 2026,
      month: 12,
      day: 1,
      hour: 0,
    });
    expect(toLocalHour(at('2026-07-01T08:59Z'), ZONE)).toEqual({
      year: 2026,
      month: 7,
      day: 1,
      hour: 1,
    });
  });

  test('when clocks go back, 1 a.m. occurs twice, and a lookup returns the earlier hour', () => {
    const first = at('2026-11-01T08:00Z');
    const local = { year: 2026, month: 11, day: 1, hour: 1 };
    expect(toLocalHour(first, ZONE)).toEqual(local);
    expect(toLocalHour(addHours(first, 1), ZONE)).toEqual(local);
    expect(findLocalHour(local, ZONE)).toBe(first);
  });

  test('a lookup of the hour skipped in spring returns null', () => {
    expect(findLocalHour({ year: 2026, month: 3, day: 8, hour: 2 }, ZONE)).toBeNull();
    expect(findLocalHour({ year: 2026, month: 3, day: 8, hour: 3 }, ZONE)).toBe(
      at('2026-03-08T10:00Z'),
    );
  });

  test.each([
    { year: 2026, month: 2, day: 30, hour: 4 },
    { year: 2026, month: 13, day: 1, hour: 4 },
    { year: 2026, month: 5, day: 1, hour: 24 },
    { year: 2026, month: 5, day: 1, hour: 1.5 },
    { year: Number.NaN, month: 5, day: 1, hour: 1 },
  ])('no clock shows %o', (local) => expect(findLocalHour(local, ZONE)).toBeNull());

  test('a day has 24 hours, 23 in the spring and 25 in the autumn night', () => {
    expect(hoursOfDay({ year: 2026, month: 7, day: 4 }, ZONE)).toHaveLength(24);
    expect(hoursOfDay({ year: 2026, month: 3, day: 8 }, ZONE)).toHaveLength(23);
    expect(hoursOfDay({ year: 2026, month: 11, day: 1 }, ZONE)).toHaveLength(25);
    expect(hoursOfDay({ year: 2026, month: 2, day: 30 }, ZONE)).toEqual([]);
    expect(startOfHour(hoursOfDay({ year: 2026, month: 7, day: 4 }, ZONE)[0] as never)).toBe(
      Date.parse('2026-07-04T07:00Z'),
    );
  });

  test('every hour is found by its local time, or the earlier hour if that local time occurs twice', () => {
    const hour = fc.integer({ min: 400_000, max: 600_000 }).map((n) => n as never);
    fc.assert(
      fc.property(hour, fc.constantFrom(ZONE, 'UTC', 'America/New_York'), (given, zone) => {
        const found = findLocalHour(toLocalHour(given, zone), zone);
        expect([given, addHours(given, -1)]).toContain(found);
      }),
    );
  });
});
