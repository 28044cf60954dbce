import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { findMonthIndex, listLaterRules, listTimelineMonths } from './timeline-months.ts';

const october = toYearMonth(2026, 10);

test('the slider has the last 36 months on record', () => {
  const months = listTimelineMonths({ first_month: '2020-01', data_through: '2026-10' });
  expect(months).toHaveLength(36);
  expect([months[0], months.at(-1)]).toEqual([toYearMonth(2023, 11), october]);
});

test('a shorter record has fewer months, and an empty record has no months', () => {
  expect(listTimelineMonths({ first_month: '2026-09', data_through: '2026-10' })).toEqual([
    toYearMonth(2026, 9),
    october,
  ]);
  expect(listTimelineMonths({ first_month: null, data_through: null })).toEqual([]);
});

test('a month that is not among them is the nearest', () => {
  const months = listTimelineMonths({ first_month: '2020-01', data_through: '2026-10' });
  expect(findMonthIndex(months, october)).toBe(35);
  expect(findMonthIndex(months, toYearMonth(2026, 9))).toBe(34);
  expect(findMonthIndex(months, toYearMonth(2010, 1))).toBe(0);
  expect(findMonthIndex(months, toYearMonth(2030, 1))).toBe(35);
});

test('months before a change of the counting rules name who changed them', () => {
  const source = {
    agency: 'a',
    short_name: 'A',
    first_month: null,
    through: null,
    missing: [],
    released_at: null,
    provisional_from: null,
  };
  const sources = [
    { ...source, name: 'First', change_over: '2024-03' },
    { ...source, name: 'Second', change_over: '2022-01' },
    { ...source, name: 'Third', change_over: '2024-03' },
    { ...source, name: 'Fourth', change_over: null },
  ];
  const march = toYearMonth(2024, 3);
  expect(listLaterRules(toYearMonth(2024, 2), sources)).toEqual([
    { since: march, names: ['First', 'Third'] },
  ]);
  expect(listLaterRules(march, sources)).toEqual([]);
  expect(listLaterRules(toYearMonth(2021, 12), sources).map(({ since }) => since)).toEqual([
    toYearMonth(2022, 1),
    march,
  ]);
});
