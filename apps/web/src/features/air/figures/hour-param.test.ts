import { addHours, hourOfInstant } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { formatHourParam, parseHourParam } from './hour-param.ts';

const ZONE = 'America/Los_Angeles';
const at = (text: string) => hourOfInstant(Date.parse(text));
const read = (written: string) => parseHourParam(new URLSearchParams({ datetime: written }), ZONE);

describe('the hour in an address', () => {
  it('is parsed with its offset, or as local time of the county if it has none', () => {
    const hour = at('2026-11-21T21:00Z');
    expect(read('2026-11-21T13:00-08:00')).toEqual({ kind: 'hour', hour });
    expect(read('2026-11-21T13:40:10-08:00')).toEqual({ kind: 'hour', hour });
    expect(read('2026-11-21T21:00Z')).toEqual({ kind: 'hour', hour });
    expect(read('2026-11-21T13:00')).toEqual({ kind: 'hour', hour });
    expect(formatHourParam(hour, ZONE)).toBe('2026-11-21T13:00-08:00');
  });

  it('distinguishes the two hours with the same local time when clocks go back', () => {
    const first = at('2026-11-01T08:00Z');
    expect(formatHourParam(first, ZONE)).toBe('2026-11-01T01:00-07:00');
    expect(formatHourParam(addHours(first, 1), ZONE)).toBe('2026-11-01T01:00-08:00');
    for (const hour of [first, addHours(first, 1)])
      expect(read(formatHourParam(hour, ZONE))).toEqual({ kind: 'hour', hour });
    expect(read('2026-11-01T01:00')).toEqual({ kind: 'hour', hour: first });
  });

  it('is reported as skipped if clocks skip it, and as unreadable if it is not an hour', () => {
    expect(read('2026-03-08T02:00')).toEqual({ kind: 'skipped' });
    for (const written of [
      '2026-02-30T02:00',
      'yesterday',
      '2026-11-21',
      '2026-11-21T24:00',
      '2026-99-99T10:00-08:00',
    ])
      expect(read(written), written).toEqual({ kind: 'unreadable' });
    expect(read('')).toEqual({ kind: 'none' });
  });

  it('accepts an unencoded plus sign', () => {
    const query = new URLSearchParams('datetime=2026-11-21T21:00+00:00');
    expect(parseHourParam(query, ZONE)).toEqual({ kind: 'hour', hour: at('2026-11-21T21:00Z') });
  });
});
