import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { en, es, namesEs } from '../../../i18n/testing/all-messages.ts';
import { makeSimilarRates } from '../testing/make-similar-rates.ts';
import { formatLinesLegend, toMonthLineOverlay } from './month-lines.tsx';
import { toSimilarLines } from './similar-lines.ts';

const intl = createIntl({ locale: 'en', messages: en });
const from = toYearMonth(2026, 8);
const lines = toSimilarLines(
  makeSimilarRates({ from, county: [0.009, 0.00273, 0.00275], similar: [null, null, 0.00221] }),
);
const point = (month: number, provisional = false): MonthPoint => ({
  month: toYearMonth(2026, month),
  count: 40,
  complete: true,
  provisional,
  before: null,
});

test('the tooltip of a month shows the county and similar-area rates', () => {
  const { tooltipLines } = toMonthLineOverlay(intl, lines);
  expect(tooltipLines(point(10, true))).toEqual([
    'Los Angeles County: 275 per 100,000',
    'Similar areas: 221 per 100,000',
  ]);
  expect(tooltipLines(point(9))).toEqual([
    'Los Angeles County: 273 per 100,000',
    'Similar areas: no rate for this month',
  ]);
});

test('a comparison rate is marked provisional if only the comparison’s month is provisional', () => {
  const [county] = toMonthLineOverlay(intl, lines).tooltipLines(point(10));
  expect(county).toBe('Los Angeles County: 275 per 100,000, provisional');
});

test('only the months that are shown make the scale and the summary', () => {
  const { highest, summary } = toMonthLineOverlay(intl, lines);
  expect(highest([point(9), point(10)])).toBeCloseTo(275);
  expect(highest([])).toBe(0);
  expect(summary([point(9), point(10)])).toBe(
    'Line of Los Angeles County: lowest 273, highest 275. Line of Similar areas: lowest 221, highest 221.',
  );
});

test('the legend describes the style only of lines that are drawn', () => {
  expect(formatLinesLegend(intl, lines, [point(10)])).toBe(
    'Dashed: Los Angeles County. Dotted: areas with about as many residents.',
  );
  expect(formatLinesLegend(intl, lines, [point(9)])).toBe(
    'Dashed: Los Angeles County. Similar areas: no rate for these months.',
  );
});

test('a Spanish name is capitalized at the start of a line', () => {
  const spanish = createIntl({ locale: 'es-US', messages: { ...namesEs, ...es } });
  expect(toMonthLineOverlay(spanish, lines).tooltipLines(point(10, true))).toEqual([
    'Condado de Los Ángeles: 275 por 100,000',
    'Zonas parecidas: 221 por 100,000',
  ]);
});
