import { type Hour, hourOfInstant } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { recordSpan, sameHourOn, shownHour } from './shown-hour.ts';

const ZONE = 'America/Los_Angeles';
const at = (text: string): Hour => hourOfInstant(Date.parse(text));
const update = {
  first: '2024-11-22T00:00:00-08:00',
  sample: false,
  datetime: '2026-11-21T19:00:00-08:00',
  last_updated: '2026-11-22T00:00:00-08:00',
};
const span = recordSpan(update);
if (span === null) throw new Error('the update names hours');

describe('the hour that is shown', () => {
  it('is the one five hours before the newest by default', () => {
    expect(shownHour({ kind: 'none' }, span)).toEqual({
      kind: 'shown',
      hour: at('2026-11-22T03:00Z'),
      asked: false,
      settled: true,
    });
  });

  it('may be one of the newest, which can still be revised', () => {
    const hour = at('2026-11-22T05:00Z');
    expect(shownHour({ kind: 'hour', hour }, span)).toMatchObject({ hour, settled: false });
  });

  it('is none before the record, after its newest, and where clocks skipped it', () => {
    const of = (text: string) => shownHour({ kind: 'hour', hour: at(text) }, span).kind;
    expect(of('2024-11-22T07:00Z')).toBe('too-early');
    expect(of('2024-11-22T08:00Z')).toBe('shown');
    expect(of('2026-11-22T08:00Z')).toBe('shown');
    expect(of('2026-11-22T09:00Z')).toBe('too-late');
    expect(shownHour({ kind: 'skipped' }, span)).toEqual({ kind: 'skipped' });
    expect(shownHour({ kind: 'unreadable' }, span)).toEqual({ kind: 'unreadable' });
  });
});

describe('the same hour of another day', () => {
  const on = (year: number, month: number, day: number, like: string) =>
    sameHourOn({ year, month, day }, at(like), span, ZONE);

  it('is what the clocks show, in summer and in winter', () => {
    expect(on(2026, 7, 4, '2026-11-22T03:00Z')).toBe(at('2026-07-05T02:00Z'));
  });

  it('is held within the record, and none on a day beside it', () => {
    expect(on(2026, 11, 22, '2026-11-22T03:00Z')).toBe(at('2026-11-22T08:00Z'));
    expect(on(2026, 11, 23, '2026-11-22T03:00Z')).toBeNull();
    expect(on(2024, 11, 21, '2026-11-22T03:00Z')).toBeNull();
    expect(on(2026, 2, 30, '2026-11-22T03:00Z')).toBeNull();
  });

  it('is three o’clock in the night that has no two o’clock', () => {
    expect(on(2026, 3, 8, '2026-11-21T10:00Z')).toBe(at('2026-03-08T10:00Z'));
  });
});
