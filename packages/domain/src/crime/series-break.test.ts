import { describe, expect, test } from 'vitest';
import { type MonthRange, toYearMonth } from '../time/index.ts';
import { crossesSeriesBreak, findAgencyBreaks, mergeSeriesBreaks } from './series-break.ts';

const march = toYearMonth(2024, 3);
const month = (year: number, at: number): MonthRange => {
  const only = toYearMonth(year, at);
  return { from: only, to: only };
};

describe('a change of the counting rules', () => {
  test('is crossed when a month before it is compared with its month or a later month', () => {
    expect(crossesSeriesBreak([march], month(2024, 2), month(2024, 3))).toBe(true);
    expect(crossesSeriesBreak([march], month(2023, 3), month(2024, 3))).toBe(true);
    expect(crossesSeriesBreak([march], month(2023, 2), month(2024, 2))).toBe(false);
    expect(crossesSeriesBreak([march], month(2024, 3), month(2024, 4))).toBe(false);
    expect(crossesSeriesBreak([], month(2024, 2), month(2024, 3))).toBe(false);
  });

  test('is crossed by a period that contains it', () => {
    const year = { from: toYearMonth(2023, 11), to: toYearMonth(2024, 10) };
    const before = { from: toYearMonth(2022, 11), to: toYearMonth(2023, 10) };
    expect(crossesSeriesBreak([march], before, year)).toBe(true);
  });

  test('breaks a series only where both sides are on record under the rules of their time', () => {
    const recorded = (months: readonly [number, number][], followsNewRules = false) =>
      months.map(([year, at]) => ({ month: toYearMonth(year, at), followsNewRules }));
    const both = recorded([
      [2024, 2],
      [2024, 3],
    ]);
    expect(findAgencyBreaks(march, both)).toEqual([march]);
    expect(findAgencyBreaks(null, both)).toEqual([]);
    expect(findAgencyBreaks(march, recorded([[2024, 2]]))).toEqual([]);
    expect(findAgencyBreaks(march, recorded([[2024, 3]]))).toEqual([]);
    const sample = recorded(
      [
        [2024, 2],
        [2024, 3],
      ],
      true,
    );
    expect(findAgencyBreaks(march, sample)).toEqual([]);
  });

  test('of several agencies counts once', () => {
    const later = toYearMonth(2025, 1);
    expect(mergeSeriesBreaks([[later], [march], [], [march]])).toEqual([march, later]);
  });
});
