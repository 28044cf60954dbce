import type { Queryable } from '../../platform/database/query.ts';
import type { AddressData } from './index/address-data.ts';
import { buildAddressIndex } from './index/build-address-index.ts';
import { mergeStreets } from './index/merge-streets.ts';
import {
  readNewestAddressReleaseId,
  readSearchAreas,
  readStreets,
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
  db: Queryable,
  before?: AddressSearchData,
): Promise<AddressSearchData> {
  const fingerprint = `release ${await readNewestAddressReleaseId(db)}`;
  const addresses =
    before?.addresses.fingerprint === fingerprint
      ? before.addresses
      : buildAddressIndex(await mergeStreets(readStreets(db)), fingerprint);
  return { addresses, areas: await readSearchAreas(db) };
}
