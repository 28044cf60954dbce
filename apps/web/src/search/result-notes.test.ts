import type { NeighborAddress, PlaceSuggestion } from '@townlight/contract/place-search';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en, es } from '../i18n/testing/all-messages.ts';
import { createGetText } from '../i18n/use-text.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { formatUncertaintyNote } from './result-notes.ts';

const english = createGetText(createIntl({ locale: 'en-US', messages: en }));
const spanish = createGetText(createIntl({ locale: 'es-US', messages: es }));
const makeNeighbor = (number: number, neighborhood: string | null): NeighborAddress => ({
  number,
  center: [-118, 34],
  neighborhood,
});
const chosen = (
  certainty: 'exact' | 'near' | 'street',
  neighbors: NeighborAddress[],
): ChosenPlace => ({
  type: 'address',
  label: 'Near 120 Edge Ave',
  address: '120 Edge Ave',
  certainty,
  neighbors,
  center: [-118, 34],
  neighborhood: 'hollywood',
  area: null,
});
const instead = (notice: PlaceSuggestion['notice']): ChosenPlace => ({
  ...chosen('exact', []),
  label: 'Burbank',
  notice,
  typedPlace: 'Torrance',
});
const areaOf = async ({ neighborhood }: NeighborAddress) =>
  neighborhood === null ? null : { id: neighborhood, name: neighborhood.toUpperCase() };

it('an exact place has no note', async () => {
  expect(await formatUncertaintyNote(english, chosen('exact', []), areaOf)).toBeNull();
});

it('a house between two known numbers is shown nearby, and may be in the area of either', async () => {
  const here = chosen('near', [makeNeighbor(100, 'hollywood'), makeNeighbor(140, 'hollywood')]);
  expect(await formatUncertaintyNote(english, here, areaOf)).toBe(
    '120 Edge Ave is not on record here. It is shown near, not exactly, between 100 and 140.',
  );
  const edge = chosen('near', [makeNeighbor(100, 'hollywood'), makeNeighbor(140, 'palms')]);
  expect(await formatUncertaintyNote(english, edge, areaOf)).toMatch(
    /between 100 and 140\. Those are in HOLLYWOOD and PALMS, so it may be in either\.$/,
  );
  expect(await formatUncertaintyNote(spanish, edge, areaOf)).toMatch(
    /entre el 100 y el 140\. Esos números están en HOLLYWOOD y en PALMS, así que puede estar/,
  );
  const rim = chosen('near', [makeNeighbor(100, 'hollywood'), makeNeighbor(140, null)]);
  expect(await formatUncertaintyNote(english, rim, areaOf)).toMatch(/outside of the areas shown/);
});

it('a house with one known neighbor is shown at its number, and a street at its middle', async () => {
  expect(
    await formatUncertaintyNote(english, chosen('near', [makeNeighbor(100, 'palms')]), areaOf),
  ).toMatch(/shown at 100, the closest number on that street/);
  expect(await formatUncertaintyNote(english, chosen('street', []), areaOf)).toMatch(
    /middle of 120 Edge Ave, which may run through other areas/,
  );
});

it('names the place that is shown instead of the typed one', async () => {
  const note = async (notice: PlaceSuggestion['notice'], text = english) =>
    await formatUncertaintyNote(text, instead(notice), areaOf);
  expect(await note('unknown-address')).toBe('That was not found exactly. This is all of Burbank.');
  expect(await note('post-office-box', spanish)).toBe(
    'Un apartado postal no está en el mapa. Se muestra toda la zona de Burbank.',
  );
  expect(await note('other-place')).toBe('120 Edge Ave is not in Torrance.');
});

it('states that a crossing is shown roughly when only main streets are known', async () => {
  expect(await formatUncertaintyNote(english, chosen('near', []), areaOf)).toBe(
    '120 Edge Ave is shown roughly: only main streets are known here.',
  );
});
