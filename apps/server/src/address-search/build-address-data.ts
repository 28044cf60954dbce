import type { AddressData } from './index/address-data.ts';
import { gatherStreets } from './index/gather-streets.ts';
import { layOutAddresses } from './index/lay-out-addresses.ts';
import {
  type Reads,
  readAllStreets,
  readNewestAddresses,
  readSearchAreas,
  type SearchArea,
} from './store.ts';

/** What places are searched in, as the builder posts it. */
export interface AddressSearchData {
  readonly addresses: AddressData;
  readonly areas: readonly SearchArea[];
}

/** Addresses seldom change and take a second to lay out: `before` is taken over where they have not. */
export async function buildAddressSearchData(
  db: Reads,
  before?: AddressSearchData,
): Promise<AddressSearchData> {
  const fingerprint = `release ${await readNewestAddresses(db)}`;
  const addresses =
    before?.addresses.fingerprint === fingerprint
      ? before.addresses
      : layOutAddresses(await gatherStreets(readAllStreets(db)), fingerprint);
  return { addresses, areas: await readSearchAreas(db) };
}
