import { toYearMonth } from '@townlight/domain/time';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../../../i18n/use-language.ts';
import table from '../../../tables/ranking-table.module.css';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { CompareTable } from './CompareTable.tsx';
import { buildCompareRows, type CompareRowInput } from './compare-rows.ts';

const october = toYearMonth(2026, 10);

function render(areas: readonly CompareRowInput[]): string {
  return renderToStaticMarkup(
    <LanguageChoiceContext value={{ language: 'en', choose: () => {} }}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <CompareTable
            rows={buildCompareRows(areas)}
            range={{ from: october, to: october }}
            kind={null}
            rankedCount={243}
          />
        </MemoryRouter>
      </IntlProvider>
    </LanguageChoiceContext>,
  );
}

/** A neighborhood against the same month a year before. */
const compared = (count: number, before: number): CompareRowInput => ({
  area: makeAreaCrimes({ total_crime_count: count, ranking: 6 }),
  name: 'Hollywood',
  yearBefore: makeTrajectory('hollywood', count, before),
});

/** The classes whose text is below the table until it is opened, or for screen readers alone. */
const HIDDEN = new RegExp(
  `<span class="(${table.interval}|visually-hidden)">.*?</span>(?=</t[dh]>)`,
  'g',
);

test('a row is a name, a count, a rate and a rank; its ranges open below the table', () => {
  const page = render([compared(100, 100)]);
  const [row] = /<tbody>.*<\/tbody>/.exec(page) ?? [''];
  expect(row).toContain('usually 72 to 128');
  expect(row).toContain('814 to 1,216');
  expect(row).toContain('Within the usual range');
  const shown = row.replaceAll(HIDDEN, '').replaceAll(/<[^>]*>/g, '|');
  expect(shown.match(/[^|]+/g)).toEqual(['Hollywood', '100', '1,000', '6']);
  expect(page).toContain(`<section class="${table.rated}"`);
  expect(page).toMatch(/<details[^>]*><summary[^>]*>How sure is this\?<\/summary>Rates are per/);
});

test('a change that is called is in words next to the name', () => {
  const page = render([compared(300, 100)]).replaceAll(HIDDEN, '');
  expect(page).toContain('▲ Higher than usual');
});

test('a figure that is missing has its reason in its place', () => {
  const area = makeIncompleteArea({ total_crime_count: 40 });
  const page = render([{ area, name: 'Downey', yearBefore: null }]);
  expect(page).toMatch(/<b>40<\/b><span[^>]*> on record</);
  expect(page).toContain('>incomplete data<');
  expect(page).toContain('<td>–</td>');
});
