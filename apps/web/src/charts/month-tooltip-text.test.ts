import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '../i18n/testing/all-messages.ts';
import type { MonthPoint } from './month-series.ts';
import { formatMonthTooltip } from './month-tooltip-text.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october: MonthPoint = {
  month: toYearMonth(2026, 10),
  count: 40,
  complete: true,
  provisional: false,
  before: 1200,
};
const linesOf = (point: Partial<MonthPoint>, residents: number | null = 20_000) =>
  formatMonthTooltip(intl, { ...october, ...point }, residents).lines;

it('shows the count, the count of the previous year, and the rate with its interval', () => {
  expect(formatMonthTooltip(intl, october, 20_000)).toEqual({
    month: 'October 2026',
    lines: [
      '40 reports',
      'October 2025: 1,200 reports',
      '200 per 100,000 residents, 95% interval 143 to 272',
    ],
  });
});

it('shows no rate for few reports or if the number of residents is unknown', () => {
  expect(linesOf({ count: 9 })[2]).toBe('Fewer than 10 reports: too few for a rate');
  expect(linesOf({}, null)).toHaveLength(2);
});

it('marks a month as missing, incomplete or provisional, and never shows missing records as zero', () => {
  expect(linesOf({ complete: false, count: 0 })).toEqual([
    'No records for this month. That does not mean nothing happened.',
    'October 2025: 1,200 reports',
  ]);
  expect(linesOf({ complete: false, count: 0, unrecorded: true })[0]).toBe(
    'Not recorded by the police here',
  );
  expect(linesOf({ complete: false, count: 7 })[0]).toBe('Incomplete: 7 reports on record so far');
  expect(linesOf({ isPartial: true, count: 1 })[0]).toBe('Incomplete: 1 report on record so far');
  expect(linesOf({ count: 0 })[0]).toBe('No reports');
  expect(linesOf({ provisional: true }).at(-1)).toBe('Provisional: reports are still being added');
});

it('states that there is no figure to compare with', () => {
  expect(linesOf({ before: null })[1]).toBe('October 2025: no figure to compare with');
});
