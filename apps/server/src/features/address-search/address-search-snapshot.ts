import type { AddressSearchData } from './build-address-data.ts';
import { createStreetSearch, type StreetSearch } from './index/search-streets.ts';
import type { SearchArea } from './store.ts';

/** The data of the place search as requests read it. */
export interface AddressSearchSnapshot {
  readonly data: AddressSearchData;
  readonly streets: StreetSearch;
  readonly areas: readonly SearchArea[];
}

/** @param before reused where the addresses are the same */
export function openAddressSearchSnapshot(
  data: AddressSearchData,
  before?: AddressSearchSnapshot,
): AddressSearchSnapshot {
  const same = before?.data.addresses.fingerprint === data.addresses.fingerprint;
  return {
    data,
    areas: data.areas,
    streets: same ? (before as AddressSearchSnapshot).streets : createStreetSearch(data.addresses),
  };
}
