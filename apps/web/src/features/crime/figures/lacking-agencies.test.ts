import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { findAgenciesMissingMonths } from './lacking-agencies.ts';

const source = (
  name: string,
  through: string | null,
  missing: { from: string; to: string }[] = [],
) => ({
  agency: name,
  name,
  short_name: name,
  first_month: '2023-10',
  through,
  missing,
  released_at: null,
  provisional_from: null,
  change_over: null,
});
const status = { sources: [source('Downey', '2026-05'), source('Vernon', '2026-10')] };

test('names whose records do not reach the month, and who never sent any', () => {
  const october = { from: toYearMonth(2026, 10), to: toYearMonth(2026, 10) };
  expect(findAgenciesMissingMonths(['Downey', 'Vernon', 'Unheard'], status, october)).toEqual([
    'Downey',
    'Unheard',
  ]);
  expect(
    findAgenciesMissingMonths(['Downey'], status, {
      from: toYearMonth(2026, 5),
      to: toYearMonth(2026, 5),
    }),
  ).toEqual([]);
});

test('names who lacks a month within the period, or begins later', () => {
  const gap = { from: '2026-02', to: '2026-03' };
  const sources = [source('Vernon', '2026-10', [gap]), source('Downey', '2026-10')];
  const named = (from: [number, number], to: [number, number]) => {
    const period = { from: toYearMonth(...from), to: toYearMonth(...to) };
    return findAgenciesMissingMonths(['Vernon', 'Downey'], { sources }, period);
  };
  // regression: only a gap at the end was named
  expect(named([2025, 11], [2026, 10])).toEqual(['Vernon']);
  expect(named([2026, 3], [2026, 3])).toEqual(['Vernon']);
  expect(named([2026, 4], [2026, 10])).toEqual([]);
  expect(named([2023, 9], [2023, 12])).toEqual(['Vernon', 'Downey']);
});
