import { type Hour, hourOfInstant } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { parseRecordSpan } from '../record-span/record-span.ts';
import { makeAirUpdate } from '../testing/make-air-update.ts';
import { findSameHourOnDay, resolveShownHour } from './shown-hour.ts';

const ZONE = 'America/Los_Angeles';
const at = (text: string): Hour => hourOfInstant(Date.parse(text));
const span = parseRecordSpan(makeAirUpdate({ now: 4 }));
if (span === null) throw new Error('the update names hours');

describe('the hour that is shown', () => {
  it('is now by default: the newest that enough have reported, no longer the one five hours before', () => {
    expect(resolveShownHour({ kind: 'none' }, span)).toEqual({
      kind: 'shown',
      hour: at('2026-11-22T07:00Z'),
      isRequested: false,
    });
  });

  it('may be any hour on record, settled or not', () => {
    for (const hour of [at('2026-11-22T05:00Z'), span.settled, span.newest])
      expect(resolveShownHour({ kind: 'hour', hour }, span)).toEqual({
        kind: 'shown',
        hour,
        isRequested: true,
      });
  });

  it('is rejected before the record, after its newest hour, and if clocks skipped it', () => {
    const of = (text: string) => resolveShownHour({ kind: 'hour', hour: at(text) }, span).kind;
    expect(of('2024-11-22T07:00Z')).toBe('too-early');
    expect(of('2024-11-22T08:00Z')).toBe('shown');
    expect(of('2026-11-22T08:00Z')).toBe('shown');
    expect(of('2026-11-22T09:00Z')).toBe('too-late');
    expect(resolveShownHour({ kind: 'skipped' }, span)).toEqual({ kind: 'skipped' });
    expect(resolveShownHour({ kind: 'unreadable' }, span)).toEqual({ kind: 'unreadable' });
  });
});

describe('the same hour of another day', () => {
  const on = (year: number, month: number, day: number, like: string) =>
    findSameHourOnDay({ year, month, day }, at(like), span, ZONE);

  it('has the same local time in summer and winter', () => {
    expect(on(2026, 7, 4, '2026-11-22T03:00Z')).toBe(at('2026-07-05T02:00Z'));
  });

  it('is limited to the record, and null on days outside it', () => {
    expect(on(2026, 11, 22, '2026-11-22T03:00Z')).toBe(at('2026-11-22T08:00Z'));
    expect(on(2026, 11, 23, '2026-11-22T03:00Z')).toBeNull();
    expect(on(2024, 11, 21, '2026-11-22T03:00Z')).toBeNull();
    expect(on(2026, 2, 30, '2026-11-22T03:00Z')).toBeNull();
  });

  it('is three o’clock in the night that has no two o’clock', () => {
    expect(on(2026, 3, 8, '2026-11-21T10:00Z')).toBe(at('2026-03-08T10:00Z'));
  });
});
