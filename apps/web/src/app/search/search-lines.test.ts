import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../i18n/testing/all-messages.ts';
import { createGetText } from '../../i18n/use-text.ts';
import { listSearchLines } from './search-lines.ts';

const text = createGetText(createIntl({ locale: 'en-US', messages: en }));
const NOTHING = {
  crimesInPlace: [],
  crimes: [],
  places: undefined,
  pages: [],
  nameOf: (area: string) => area.toUpperCase(),
};
const place = (given: Partial<PlaceSuggestion>): PlaceSuggestion => ({
  type: 'address',
  label: '12 Oak St',
  address: '12 Oak St, Los Angeles 90028',
  center: [-118.3, 34.1],
  certainty: 'exact',
  neighbors: [],
  neighborhood: 'hollywood',
  neighborhoods: [],
  nearest: null,
  area: null,
  notice: null,
  typedPlace: null,
  ...given,
});
const found = (...places: PlaceSuggestion[]) => ({ found: places, knowsAddresses: true });

test('an address links to its neighborhood and names it', () => {
  const lines = listSearchLines(text, '12 oak', [], { ...NOTHING, places: found(place({})) });
  expect(lines).toMatchObject([
    {
      label: '12 Oak St',
      detail: 'Los Angeles 90028 · HOLLYWOOD',
      path: '/neighborhood/hollywood',
    },
  ]);
});

test('a neighborhood that its address names is not repeated', () => {
  const [line] = listSearchLines(text, '12 oak', [], {
    ...NOTHING,
    places: found(place({ address: '12 Oak St, HOLLYWOOD 90028' })),
  });
  expect(line?.detail).toBe('HOLLYWOOD 90028');
});

test('a zip code links to its map, an outside place to the nearest neighborhood, and places without one are omitted', () => {
  const lines = listSearchLines(text, '9', [], {
    ...NOTHING,
    places: found(
      place({ type: 'postcode', label: '90028', address: '90028', area: '90028' }),
      place({ label: 'Anaheim', nearest: { id: 'la-mirada', name: 'La Mirada' } }),
      place({ label: 'Far Rd', neighborhood: null }),
    ),
  });
  expect(lines.map(({ path }) => path)).toEqual([
    '/map?partition=zipcodes&area=90028',
    '/neighborhood/la-mirada',
  ]);
});

test('a crime in a place is listed first, and the place matched only by that query text is omitted', () => {
  const lines = listSearchLines(text, 'arson in venice', [], {
    ...NOTHING,
    crimesInPlace: [{ path: '/crime/arson?in=venice', crime: 'Arson', area: 'Venice' }],
    places: found(place({ label: 'Venice', notice: 'unknown-address' })),
  });
  expect(lines.map(({ label }) => label)).toEqual(['Arson in Venice']);
});

test('a page precedes the area of an address that was not found', () => {
  const lines = listSearchLines(text, 'mapa de la calidad del aire', [], {
    ...NOTHING,
    pages: [{ path: '/aqi-map', title: 'nav.air', phrases: [] }],
    places: found(place({ label: 'Del Aire', notice: 'unknown-address' })),
  });
  expect(lines.map(({ label }) => label)).toEqual(['Air Quality', 'Del Aire']);
});

test('the order of the server replaces that of the names that match while typing', () => {
  const lines = listSearchLines(
    text,
    'santa monica, ca 90401',
    [{ id: 'santa-monica', name: 'Santa Monica' }],
    {
      ...NOTHING,
      places: found(place({ type: 'postcode', label: '90401', address: '90401', area: '90401' })),
    },
  );
  expect(lines.map(({ label }) => label)).toEqual(['90401', 'Santa Monica']);
});

test('an exactly matching crime type precedes places, other types follow them, and no page is repeated', () => {
  const lines = listSearchLines(text, 'arson', [{ id: 'arcadia', name: 'Arcadia' }], {
    ...NOTHING,
    crimes: [
      { id: 'arson', name: 'Arson' },
      { id: 'larceny', name: 'Larceny' },
    ],
    places: found(
      place({
        type: 'place',
        label: 'Arcadia',
        address: 'Arcadia',
        area: 'arcadia',
        neighborhood: 'arcadia',
      }),
    ),
  });
  expect(lines.map(({ label }) => label)).toEqual(['Arson', 'Arcadia', 'Larceny']);
});

test('a crime type without a known place precedes no similar name', () => {
  const lines = listSearchLines(text, 'arson in xyzzy', [], {
    ...NOTHING,
    crimes: [{ id: 'arson', name: 'Arson' }],
    places: found(place({ label: 'Azusa', notice: 'similar-name' })),
  });
  expect(lines.map(({ label }) => label)).toEqual(['Arson']);
});

test('similar names are shown only if there are no other results', () => {
  const similar = place({ label: 'Venice', notice: 'similar-name' });
  expect(listSearchLines(text, 'v', [], { ...NOTHING, places: found(similar) })).toMatchObject([
    { label: 'Venice', isFallback: true },
  ]);
  const both = listSearchLines(text, 'v', [{ id: 'vernon', name: 'Vernon' }], {
    ...NOTHING,
    places: found(similar),
  });
  expect(both.map(({ label }) => label)).toEqual(['Vernon']);
});
