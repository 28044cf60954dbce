import type { Feature } from '../../platform/features/feature.ts';
import type { PlacesFeature } from '../places/index.ts';
import {
  type AddressSearchSnapshot,
  openAddressSearchSnapshot,
} from './address-search-snapshot.ts';
import { type AddressSearchData, buildAddressSearchData } from './build-address-data.ts';
import { registerAddressCommands } from './commands.ts';
import type { PlaceSearchServiceOptions } from './serve-place-search.ts';

export interface PlaceSearchFeatureOptions extends PlaceSearchServiceOptions {
  readonly places: PlacesFeature;
}

/** Creates the feature that searches areas, addresses and points of interest. */
export function placeSearchFeature(
  options: PlaceSearchFeatureOptions,
): Feature<AddressSearchData, AddressSearchSnapshot> {
  const { places, searchBounds } = options;
  const feature: Feature<AddressSearchData, AddressSearchSnapshot> = {
    name: 'place-search',
    needs: [places],
    snapshot: {
      build: ({ db, before }) => buildAddressSearchData(db, before),
      open: (data, { before }) => openAddressSearchSnapshot(data, before),
    },
    async serve({ current, log }) {
      const { servePlaceSearch } = await import('./serve-place-search.ts');
      const snapshot = () => {
        const now = current();
        return { search: now.of(feature), places: now.of(places) };
      };
      return await servePlaceSearch(snapshot, log, options);
    },
    ingest: (ingest, context) => registerAddressCommands(ingest, context, { searchBounds }),
  };
  return feature;
}
