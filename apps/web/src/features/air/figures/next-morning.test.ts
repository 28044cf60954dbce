import { addHours, formatHour, parseHour } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { findNextMorning } from './next-morning.ts';

const ZONE = 'America/Los_Angeles';

describe('the next morning', () => {
  it.each([
    ['2026-11-28T20:00:00-08:00', '2026-11-29T07:00:00-08:00', 11, 'tomorrow'],
    ['2026-11-28T07:00:00-08:00', '2026-11-29T07:00:00-08:00', 24, 'tomorrow'],
    ['2026-11-28T00:00:00-08:00', '2026-11-28T07:00:00-08:00', 7, 'today'],
    // the clocks go back, and forward
    ['2026-10-31T20:00:00-07:00', '2026-11-01T07:00:00-08:00', 12, 'tomorrow'],
    ['2026-03-07T20:00:00-08:00', '2026-03-08T07:00:00-07:00', 10, 'tomorrow'],
    ['2026-12-31T23:00:00-08:00', '2027-01-01T07:00:00-08:00', 8, 'tomorrow'],
  ] as const)('after %s is %s', (current, morning, hoursAhead, day) => {
    const hour = parseHour(current);
    if (hour === null) throw new Error(`${current} is no hour`);
    const found = findNextMorning(hour, ZONE);
    expect(found).toEqual({ hour: addHours(hour, hoursAhead), hoursAhead, day });
    expect(found && formatHour(found.hour, ZONE)).toBe(morning);
  });
});
