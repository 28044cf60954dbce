import type { AddressData } from './index/address-data.ts';
import { buildAddressIndex } from './index/build-address-index.ts';
import { mergeStreets } from './index/merge-streets.ts';
import {
  type DatabaseReader,
  readAllStreets,
  readNewestAddressReleaseId,
  readSearchAreas,
  type SearchArea,
} from './store.ts';

/** The data of the place search, as the snapshot builder posts it. */
export interface AddressSearchData {
  readonly addresses: AddressData;
  readonly areas: readonly SearchArea[];
}

/**
 * Builds the search data. Reuses the addresses of `before` while their release is the same, because indexing takes a
 * second.
 */
export async function buildAddressSearchData(
  db: DatabaseReader,
  before?: AddressSearchData,
): Promise<AddressSearchData> {
  const fingerprint = `release ${await readNewestAddressReleaseId(db)}`;
  const addresses =
    before?.addresses.fingerprint === fingerprint
      ? before.addresses
      : buildAddressIndex(await mergeStreets(readAllStreets(db)), fingerprint);
  return { addresses, areas: await readSearchAreas(db) };
}
