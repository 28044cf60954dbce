import type { PlacesPart } from '../places/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { type AddressSearchData, buildAddressSearchData } from './build-address-data.ts';
import { registerAddressCommands } from './commands.ts';
import type { ServeSearchOptions } from './serve-place-search.ts';
import { type AddressSearchSnapshot, openAddressSearch } from './snapshot.ts';

export interface PlaceSearchPartOptions extends ServeSearchOptions {
  readonly places: PlacesPart;
}

/** Creates the feature that searches areas, addresses and points of interest. */
export function placeSearchPart(
  options: PlaceSearchPartOptions,
): Part<AddressSearchData, AddressSearchSnapshot> {
  const { places, searchBounds } = options;
  const part: Part<AddressSearchData, AddressSearchSnapshot> = {
    name: 'place-search',
    needs: [places],
    snapshot: {
      build: ({ db, before }) => buildAddressSearchData(db, before),
      open: (data, { before }) => openAddressSearch(data, before),
    },
    async serve({ current, log }) {
      const { servePlaceSearch } = await import('./serve-place-search.ts');
      const snapshot = () => {
        const now = current();
        return { search: now.of(part), places: now.of(places) };
      };
      return await servePlaceSearch(snapshot, log, options);
    },
    ingest: (ingest, context) => registerAddressCommands(ingest, context, { searchBounds }),
  };
  return part;
}
