import { toYearMonth } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { validatePeriod } from './PeriodDialog.tsx';
import { rangeYearEarlier, resolvePeriod, toPeriodInstants } from './resolve-period.ts';

const october = toYearMonth(2026, 10);

describe('the counted period', () => {
  it('of the preset of one month is the last full month', () => {
    expect(resolvePeriod({ kind: 'preset', months: 1 }, october)).toEqual({
      from: october,
      to: october,
    });
  });

  it('of the preset of twelve months ends with the last full month', () => {
    expect(resolvePeriod({ kind: 'preset', months: 12 }, october)).toEqual({
      from: toYearMonth(2025, 11),
      to: october,
    });
  });

  it('of a shared link is clamped between 2010 and the last full month', () => {
    const range = { from: toYearMonth(1999, 1), to: toYearMonth(2040, 1) };
    expect(resolvePeriod({ kind: 'custom', range }, october)).toEqual({
      from: toYearMonth(2010, 1),
      to: october,
    });
  });

  it('is requested by its first and last millisecond in the county’s time zone', () => {
    const range = { from: october, to: october };
    const { from, to } = toPeriodInstants(range, 'America/Los_Angeles');
    expect(new Date(from).toISOString()).toBe('2026-10-01T07:00:00.000Z');
    expect(new Date(to).toISOString()).toBe('2026-11-01T06:59:59.999Z');
  });
});

describe('a year earlier', () => {
  it('is not stated for more than twelve months, which would overlap', () => {
    expect(rangeYearEarlier({ from: toYearMonth(2025, 10), to: october })).toBeNull();
    expect(rangeYearEarlier({ from: toYearMonth(2025, 11), to: october })).toEqual({
      from: toYearMonth(2024, 11),
      to: toYearMonth(2025, 10),
    });
  });
});

describe('a custom period', () => {
  it('may not end after the last full month, begin before 2010, or run backwards', () => {
    expect(validatePeriod({ from: october, to: toYearMonth(2026, 11) }, october)).toBe('outside');
    expect(validatePeriod({ from: toYearMonth(2009, 12), to: october }, october)).toBe('outside');
    expect(validatePeriod({ from: october, to: toYearMonth(2026, 9) }, october)).toBe(
      'wrong-order',
    );
    expect(validatePeriod({ from: october, to: october }, october)).toBeNull();
  });
});
