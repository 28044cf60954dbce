import { addMonths, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { buildReportSeries } from '../report/report-series.ts';
import { makeTrends } from '../testing/make-area.ts';
import { formatProvisionalNotes, formatSeriesNotes } from './series-notes.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october = toYearMonth(2026, 10);

/** The notes of the 12 months to one, with the year before on record. */
function notes(
  last: YearMonth,
  newest = last,
  breaks = [toYearMonth(2024, 3)],
  agencies = ['Los Angeles Police Department'],
): string[] {
  const trends = makeTrends(last, Array(24).fill(50));
  const changes = breaks.map((month) => ({ month, agencies }));
  const points = buildReportSeries(trends, breaks);
  return [
    ...formatSeriesNotes(intl, points, newest, changes),
    ...formatProvisionalNotes(intl, points),
  ];
}

test('the provisional month is named', () => {
  expect(notes(october)).toEqual(['October 2026 is provisional: reports are still being added.']);
});

test('months that do not end with the newest are named', () => {
  expect(notes(addMonths(october, -1), october)[0]).toBe('October 2025 to September 2026.');
});

test('a chart that spans March 2024 has a note on the changed counting rules', () => {
  expect(notes(toYearMonth(2024, 6))[0]).toMatch(/^The counting rules changed in March 2024/);
});

test('previous-year values before March 2024 are omitted, with a note', () => {
  const last = toYearMonth(2025, 3);
  expect(notes(last)[0]).toMatch(/^The year before is left out for months before March 2024/);
  const points = buildReportSeries(makeTrends(last, Array(24).fill(50)), [toYearMonth(2024, 3)]);
  // only March 2025 has a comparable year before
  expect(points.map((point) => point.before)).toEqual([...Array(11).fill(null), 50]);
});

test('the note names the agency whose rules changed', () => {
  const last = toYearMonth(2024, 6);
  const breakNote = (...agencies: string[]) =>
    notes(last, last, [toYearMonth(2024, 3)], agencies)[0];
  // regression: every chart named the Los Angeles police
  expect(breakNote('Long Beach Police Department')).toBe(
    'The counting rules changed in March 2024: since then the Long Beach Police Department has counted every offense in an incident. Months before and after are not comparable.',
  );
  expect(breakNote('Azusa PD', 'Bell PD')).toContain(
    'offense in an incident: Azusa PD and Bell PD. Months',
  );
  expect(breakNote()).toContain('rules changed in March 2024. Months before');
});

test('without a change of rules there is no note on them', () => {
  expect(notes(toYearMonth(2024, 6), toYearMonth(2024, 6), [])).toHaveLength(1);
});
