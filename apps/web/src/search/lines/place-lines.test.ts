import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { en, es } from '../../i18n/testing/all-messages.ts';
import { createGetText } from '../../i18n/use-text.ts';
import { createPlaceLines } from './place-lines.ts';

const english = createGetText(createIntl({ locale: 'en-US', messages: en }));
const spanish = createGetText(createIntl({ locale: 'es-US', messages: es }));

const suggestion = (given: Partial<PlaceSuggestion> = {}): PlaceSuggestion => ({
  type: 'place',
  label: 'Burbank',
  address: 'Burbank',
  center: [-118.3, 34.2],
  certainty: 'exact',
  neighbors: [],
  neighborhood: 'burbank',
  neighborhoods: [],
  nearest: null,
  area: 'burbank',
  notice: null,
  typedPlace: null,
  ...given,
});

function linesOf(searchText: string, found: PlaceSuggestion[], text = english) {
  return createPlaceLines(text, searchText, { found, knowsAddresses: false }, false);
}

describe('the suggestions of the server', () => {
  test('name a typed city that does not fit', () => {
    const address = suggestion({
      type: 'address',
      label: '12 Oak St',
      address: '12 Oak St, Los Angeles 90028',
      notice: 'other-place',
      typedPlace: 'Torrance',
    });
    const { lines, noMatch } = linesOf('12 oak st, torrance', [address]);
    expect(lines[0]?.detail).toBe('Los Angeles 90028 · not in Torrance');
    expect(linesOf('12 oak st', [address], spanish).lines[0]?.detail).toMatch(
      /no está en Torrance/,
    );
    expect(noMatch).toBeNull();
  });

  test('are the place of an address that was not found, or of a post office box', () => {
    const one = (notice: PlaceSuggestion['notice']) =>
      linesOf('12 oak st, burbank', [suggestion({ notice })]).lines[0];
    expect(one('unknown-address')).toMatchObject({
      detail: 'not found exactly; this is all of Burbank',
      choice: { place: { notice: 'unknown-address' } },
    });
    expect(one('post-office-box')?.detail).toMatch(/^a PO box has no place on the map/);
  });

  test('with only a similar name count as no results', () => {
    const { lines, noMatch } = linesOf('burbanque', [suggestion({ notice: 'similar-name' })]);
    expect(noMatch).toMatch(/^Nothing was found/);
    expect(lines).toMatchObject([{ label: 'Burbank', detail: 'a similar name', isFallback: true }]);
  });

  test('are replaced by links to the map and the table when empty', () => {
    const { fallbackLines, noMatch } = linesOf('xyzzy', []);
    expect(noMatch).toMatch(/^Nothing was found/);
    expect(fallbackLines.map(({ choice }) => choice)).toEqual([
      { path: '/map' },
      { path: '/map?view=table' },
    ]);
    expect(linesOf('12 oak st', []).noMatch).toMatch(/^Only main streets are known here/);
    expect(linesOf('92683', []).noMatch).toMatch(/^No area here has this zip code/);
    expect(linesOf('92683, CA', [], spanish).noMatch).toMatch(/^Ninguna zona tiene este código/);
    expect(linesOf('po box 12', []).noMatch).toMatch(/^A PO box has no place on the map/);
  });
});
