import { addMonths, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../i18n/use-language.ts';
import { MonthBars } from './MonthBars.tsx';
import type { MonthPoint } from './month-series.ts';

function render(points: readonly MonthPoint[]): string {
  return renderToStaticMarkup(
    <LanguageChoiceContext value={{ language: 'en', choose: () => {} }}>
      <IntlProvider locale="en" messages={en}>
        <MonthBars
          {...{ points, breaks: [], residents: null, measure: 'count' }}
          {...{ isChosen: () => true, xTitle: 'Month', yTitle: 'Crimes' }}
        />
      </IntlProvider>
    </LanguageChoiceContext>,
  );
}

/** Returns the accessible name of a chart of these months. */
function readAs(points: readonly MonthPoint[]): string | undefined {
  const markup = render(points);
  return /role="img"[^>]* aria-label="([^"]*)"/.exec(markup)?.[1];
}

const count = (month: YearMonth, count: number, complete = true): MonthPoint => ({
  ...{ month, count, complete, provisional: false, before: null },
});

test('the accessible name of a chart summarizes its complete months', () => {
  expect(
    readAs([
      count(toYearMonth(2026, 7), 1204),
      count(toYearMonth(2026, 8), 980),
      count(toYearMonth(2026, 9), 12, false),
    ]),
  ).toBe(
    'Bar chart of the number of crimes by month, July 2026 to September 2026. Lowest 980, highest 1,204, latest 980.',
  );
});

test('a chart without a complete month has a title without lowest and highest values', () => {
  expect(readAs([count(toYearMonth(2026, 9), 12, false)])).toBe('Number of Crimes');
});

test('months of two years have both years below them, and those of one year none', () => {
  const months = (from: YearMonth) =>
    Array.from({ length: 3 }, (_, at) => count(addMonths(from, at), 20));
  expect(render(months(toYearMonth(2025, 12)))).toMatch(/>2025<.*>2026</);
  expect(render(months(toYearMonth(2026, 1)))).not.toMatch(/>202[56]</);
});
