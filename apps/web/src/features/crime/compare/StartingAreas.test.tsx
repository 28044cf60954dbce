import type { AreaCrimes } from '@townlight/contract/crime';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../../../i18n/use-language.ts';
import type { SavedPlace } from '../../saved-places/index.ts';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { parseCompareState } from './compare-state.ts';
import { findLargestAreas, StartingAreas } from './StartingAreas.tsx';

const POPULATIONS = { acton: 8_000, burbank: 107_000, downtown: 60_000, glendale: 196_000 };
const crimes = Object.entries({ ...POPULATIONS, venice: 40_000, 'long-beach': 466_000 }).map(
  ([id, population]) => makeAreaCrimes({ id, population }),
);
const nameOf = new Map(crimes.map(({ id }) => [id, id.toUpperCase()]));

/** Returns the addresses that are offered. */
function offer(saved: readonly SavedPlace[], query = ''): (string | undefined)[] {
  const page = renderToStaticMarkup(
    <LanguageChoiceContext value={{ language: 'en', choose: () => {} }}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <StartingAreas
            state={parseCompareState(new URLSearchParams(query))}
            {...{ saved, crimes, nameOf }}
          />
        </MemoryRouter>
      </IntlProvider>
    </LanguageChoiceContext>,
  );
  return [...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
}

test('without saved places, the four neighborhoods with most residents are offered, each and together', () => {
  expect(offer([])).toEqual([
    '/compare?areas=long-beach',
    '/compare?areas=glendale',
    '/compare?areas=burbank',
    '/compare?areas=downtown',
    '/compare?areas=long-beach,glendale,burbank,downtown',
  ]);
});

test('neighborhoods without complete records, and outliers, are not offered', () => {
  const without = (given: Partial<AreaCrimes>) =>
    findLargestAreas(crimes.map((one) => (one.id === 'glendale' ? { ...one, ...given } : one)));
  expect(without({})).toContain('glendale');
  for (const given of [{ complete: false }, { recorded: false }, { outlier: true }])
    expect(without(given)).toEqual(['long-beach', 'burbank', 'downtown', 'venice']);
});

test('saved places are offered instead, with the chosen months and those that still exist', () => {
  const saved = [
    { area: 'venice', name: 'Home' },
    { area: 'atlantis', name: 'Atlantis' },
    { area: 'acton', name: 'Work' },
  ];
  expect(offer(saved, 'areas=nowhere&measure=count')).toEqual([
    '/compare?areas=venice&amp;measure=count',
    '/compare?areas=acton&amp;measure=count',
    '/compare?areas=venice,acton&amp;measure=count',
  ]);
  expect(offer([{ area: 'atlantis', name: 'Atlantis' }])).toHaveLength(5);
});
