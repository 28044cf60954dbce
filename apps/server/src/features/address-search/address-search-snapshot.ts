import {
  type AddressFormat,
  parseAddressEnding,
  toZipPattern,
} from '@townlight/domain/address-search';
import type { AddressSearchData } from './build-address-data.ts';
import { createStreetSearch, type StreetSearch } from './index/search-streets.ts';
import type { SearchableArea } from './store.ts';

/** The data of the place search as requests read it. */
export interface AddressSearchSnapshot {
  readonly data: AddressSearchData;
  readonly streets: StreetSearch;
  readonly areas: readonly SearchableArea[];
  readonly format: AddressFormat;
}

/**
 * @param states names and abbreviations of the county's state
 * @param before its streets are reused where they are the same
 */
export function openAddressSearchSnapshot(
  data: AddressSearchData,
  states: readonly string[],
  before?: AddressSearchSnapshot,
): AddressSearchSnapshot {
  const zip = toZipPattern(listZipCodes(data));
  const isSame =
    before?.data.addresses.fingerprint === data.addresses.fingerprint &&
    before.format.zip.source === zip.source;
  const format = isSame ? before.format : { ending: parseAddressEnding(states), zip };
  return {
    data,
    areas: data.areas,
    format,
    streets: isSame ? before.streets : createStreetSearch(data.addresses, format),
  };
}

function* listZipCodes({ areas, addresses }: AddressSearchData): Iterable<string> {
  for (const { partition, slug } of areas) if (partition === 'zipcodes') yield slug;
  for (const code of new Set(addresses.streetPostcodes)) yield String(code).padStart(5, '0');
}
