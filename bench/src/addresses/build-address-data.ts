import { normalizeStreetTokens, titleCaseStreet, tokenize } from '@townlight/domain/address-search';
import type { AddressData } from '../../../apps/server/src/features/address-search/index/address-data.ts';
import { buildAddressIndex } from '../../../apps/server/src/features/address-search/index/build-address-index.ts';
import type { MergedStreet } from '../../../apps/server/src/features/address-search/index/merge-streets.ts';
import type { RealBlock } from './real-blocks.ts';

/** Converts blocks to the search's data without a database: one city, no zip codes. */
export function buildAddressData(blocks: readonly RealBlock[]): AddressData {
  const streets = new Map<string, RealBlock[]>();
  for (const block of blocks) {
    const normalizedName = normalizeStreetTokens(tokenize(block.street)).join(' ');
    streets.set(normalizedName, [...(streets.get(normalizedName) ?? []), block]);
  }
  const gathered = [...streets].map(([normalizedName, houses]): MergedStreet => {
    const sorted = houses.sort((a, b) => a.number - b.number);
    return {
      words: normalizedName,
      street: titleCaseStreet((sorted[0] as RealBlock).street),
      city: 'Los Angeles',
      postcode: '',
      houses: Int32Array.from([
        ...sorted.map(({ number }) => number),
        ...sorted.map(({ longitude }) => Math.round(longitude * 1e6)),
        ...sorted.map(({ latitude }) => Math.round(latitude * 1e6)),
      ]),
      stretches: new Int32Array(),
    };
  });
  return buildAddressIndex(
    gathered.sort((a, b) => (a.words < b.words ? -1 : 1)),
    'blocks',
  );
}
