import { type MonthRange, toYearMonth } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { classifyBeyondRecords, isFullyBeyond } from './beyond-records.ts';

const record = { from: toYearMonth(2023, 10), to: toYearMonth(2026, 10) };

const beyond = (range: MonthRange) => classifyBeyondRecords({ kind: 'custom', range }, record);

describe('the months of a custom period', () => {
  test('have no records before the first recorded month or after the last', () => {
    const before = beyond({ from: toYearMonth(2010, 1), to: toYearMonth(2023, 9) });
    const after = beyond({ from: toYearMonth(2026, 11), to: toYearMonth(2030, 12) });
    expect([before, after]).toEqual(['before', 'after']);
    expect([before, after].every(isFullyBeyond)).toBe(true);
  });

  test('may be on record in part', () => {
    const begins = beyond({ from: toYearMonth(2010, 1), to: toYearMonth(2023, 10) });
    const ends = beyond({ from: toYearMonth(2026, 10), to: toYearMonth(2026, 11) });
    expect([begins, ends]).toEqual(['begins-before', 'ends-after']);
    expect([begins, ends].some(isFullyBeyond)).toBe(false);
  });

  test('are on record from the first month to the last, and presets always are', () => {
    expect(beyond(record)).toBeNull();
    const young = { from: record.to, to: record.to };
    expect(classifyBeyondRecords({ kind: 'preset', months: 12 }, young)).toBeNull();
  });
});
