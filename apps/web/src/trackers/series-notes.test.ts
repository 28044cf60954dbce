import { addMonths, type YearMonth, yearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../app/messages/en.ts';
import { reportSeries } from '../crime/report-series.ts';
import { makeTrends } from '../crime/testing/make-area.ts';
import { seriesNotes } from './series-notes.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october = yearMonth(2026, 10);

/** The notes of the 12 months to one, with the year before on record. */
function notes(last: YearMonth, newest = last): string[] {
  return seriesNotes(intl, reportSeries(makeTrends(last, Array(24).fill(50))), newest);
}

test('the provisional month is named', () => {
  expect(notes(october)).toEqual(['October 2026 is provisional: reports are still being added.']);
});

test('months that do not end with the newest are named', () => {
  expect(notes(addMonths(october, -1), october)[0]).toBe('October 2025 to September 2026.');
});

test('a chart across March 2024 says so', () => {
  expect(notes(yearMonth(2024, 6))[0]).toMatch(/^These months cross March 2024/);
});

test('a dashed line from before March 2024 says so', () => {
  expect(notes(yearMonth(2025, 3))[0]).toMatch(/^The dashed line reaches back before March 2024/);
});
