import { parsePlaceText, parsePostOfficeBox } from '@townlight/domain/address-search';
import { ADDRESS_ENDING } from './address-ending.ts';
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
