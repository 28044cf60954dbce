import type { NeighborAddress, PlaceSuggestion } from '@townlight/contract/place-search';
import { parsePlaceText, parsePostOfficeBox } from '@townlight/domain/address-search';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import type { IntlShape } from 'react-intl';
import { loadIntlWithCatalog } from '../i18n/LanguageProvider.tsx';
import { placeSearchCatalog } from '../i18n/messages/shared-catalogs.ts';
import { createGetText, type GetText } from '../i18n/use-text.ts';
import { ADDRESS_ENDING } from './address-ending.ts';
import type { ChosenPlace } from './chosen-place.ts';
import type { PlacesResult } from './fetch-places.ts';

/** Why nothing has the typed name; messages of the suggestions and of the search page are named after it. */
export type NoMatchReason = 'noBox' | 'noZip' | 'noAddresses' | 'none';

/** Returns why nothing has the typed name; `null` where something has. */
export function findNoMatchReason(
  searchText: string,
  { found, knowsAddresses }: PlacesResult,
): NoMatchReason | null {
  if (found.some(({ notice }) => notice !== 'similar-name')) return null;
  if (parsePostOfficeBox(searchText) !== null) return 'noBox';
  const { names, postcode } = parsePlaceText(searchText, ADDRESS_ENDING);
  if (postcode !== null && names.length === 0) return 'noZip';
  return !knowsAddresses && /\d/.test(searchText) ? 'noAddresses' : 'none';
}

/** Returns what a suggestion is instead of an exact answer; `null` where it is one. */
export function formatNotice(
  text: GetText,
  { notice, typedPlace, label }: PlaceSuggestion,
): string | null {
  switch (notice) {
    case 'other-place':
      return text('placeSearch.otherPlace', { place: typedPlace });
    case 'unknown-address':
      return text('placeSearch.unknownAddress', { place: label });
    case 'post-office-box':
      return text('placeSearch.postOfficeBox', { place: label });
    case 'similar-name':
      return text('placeSearch.similarName');
    default:
      return null;
  }
}

/** The page's area that contains an address: its id, and its name where the page knows it. */
export interface ContainingArea {
  readonly id: AreaId;
  readonly name: string;
}

/**
 * Returns a note for a suggestion: its position is approximate, and which house numbers it is near. `null` where it is
 * exact.
 */
export function formatCertainty(
  text: GetText,
  { certainty, neighbors }: Pick<PlaceSuggestion, 'certainty' | 'neighbors'>,
): string | null {
  if (certainty === 'street') return text('placeSearch.streetMiddle');
  if (certainty !== 'near') return null;
  const [low, high] = neighbors;
  if (low === undefined) return text('placeSearch.rough');
  return high === undefined
    ? text('placeSearch.nearOne', { number: String(low.number) })
    : text('placeSearch.nearBetween', { low: String(low.number), high: String(high.number) });
}

/** Loads the texts of the notes. */
export async function loadNoteTexts(intl: IntlShape, language: Language): Promise<GetText> {
  return createGetText(await loadIntlWithCatalog(intl, language, placeSearchCatalog));
}

/**
 * Returns a note for a chosen address: why its position is approximate, and that it may be in another area than the one
 * shown. `null` where it is exact.
 */
export async function formatUncertaintyNote(
  text: GetText,
  { certainty, address, neighbors = [], notice, typedPlace, label }: ChosenPlace,
  areaOf: (neighbor: NeighborAddress) => Promise<ContainingArea | null>,
): Promise<string | null> {
  const place = address ?? '';
  if (notice === 'unknown-address') return text('placeSearch.noteUnknownAddress', { place: label });
  if (notice === 'post-office-box') return text('placeSearch.notePostOfficeBox', { place: label });
  if (notice === 'other-place')
    return text('placeSearch.noteOtherPlace', { address: place, place: typedPlace });
  if (certainty === 'street') return text('placeSearch.middle', { place });
  const [low, high] = neighbors;
  if (certainty !== 'near') return null;
  if (low === undefined) return text('placeSearch.noteRough', { place });
  if (high === undefined) return text('placeSearch.beside', { place, number: String(low.number) });
  const note = text('placeSearch.between', {
    place,
    low: String(low.number),
    high: String(high.number),
  });
  const [one, other] = await Promise.all([areaOf(low), areaOf(high)]);
  if (one?.id === other?.id) return note;
  if (one === null || other === null) return `${note} ${text('placeSearch.edge')}`;
  return `${note} ${text('placeSearch.twoAreas', { one: one.name, other: other.name })}`;
}
