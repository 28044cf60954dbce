import type { NewsCrimeMonth, NewsEntry } from '@townlight/contract/news';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../../i18n/use-language.ts';
import { NewsStory } from './NewsStory.tsx';

const month: NewsCrimeMonth = {
  ...{ month: '2026-10', count: 90, before: 100, clear: null, areas: 3 },
  months: [
    { month: '2026-09', count: 95, before: null },
    { month: '2026-10', count: 90, before: 100 },
  ],
  map: { path: '/news/crime-2026-10/map.svg', shows: 'rate' },
};
const entry: NewsEntry = {
  ...{ id: 'crime-2026-10', kind: 'crime', area: null, path: '/news/crime-2026-10' },
  ...{ title: 'Crime in October 2026', summary: '90 crimes were reported in October 2026.' },
  ...{ published_at: '2026-11-12T08:00:00.000Z', updated_at: '2026-11-12T08:00:00.000Z' },
  ...{
    state: 'current',
    remarks: ['These figures are provisional.'],
    correction: null,
    came: [],
    moves: [],
  },
  ...{ crime_month: month, air_month: null, links: [], editor: null },
};

/** As the server renders it: without measuring. */
function textOf(given: Partial<NewsCrimeMonth>): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <LanguageChoiceContext value={{ language: 'en', choose: () => {} }}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <NewsStory entry={entry} month={{ ...month, ...given }} />
        </MemoryRouter>
      </IntlProvider>
    </LanguageChoiceContext>,
  );
  return page.textContent;
}

test('the sentence states a change only when it is clear, with both counts', () => {
  expect(textOf({})).toContain(
    'No clear change in crime in October 2026: 90 reports, 100 a year before.',
  );
  expect(textOf({ clear: 'up', count: 130 })).toContain(
    'More crime than usual in October 2026: 130 reports, 100 a year before.',
  );
  expect(textOf({ clear: 'down' })).toContain('Less crime than usual in October 2026');
  expect(textOf({ before: null })).toContain('90 reports of crime in October 2026.');
});

test('the chart states whose months it counts, and the map what its colors are', () => {
  expect(textOf({})).toContain(
    'Bars: the 3 neighborhoods with complete records of all these months (90 in the newest).',
  );
  expect(textOf({})).toContain('The more contrast to the page, the more crime per resident.');
  expect(textOf({ map: { ...month.map, shows: 'change' } })).toContain(
    'Brown: more crime than usual. Teal: less.',
  );
});

test('no chart is rendered without months', () => {
  expect(textOf({})).toContain('Number of Crimes');
  expect(textOf({ months: [] })).not.toContain('Number of Crimes');
});
