import { describeNewestRelease } from '../../ingest/release/describe-newest-release.ts';
import type { Feature } from '../../platform/features/feature.ts';
import type { PlacesFeature } from '../places/index.ts';
import {
  type AddressSearchSnapshot,
  openAddressSearchSnapshot,
} from './address-search-snapshot.ts';
import { type AddressSearchData, buildAddressSearchData } from './build-address-data.ts';
import { registerAddressCommands } from './commands.ts';
import type { PlaceSearchServiceOptions } from './create-place-search-routes.ts';
import type { MainStreetBlock } from './main-streets/collect-main-streets.ts';

export interface PlaceSearchFeatureOptions extends PlaceSearchServiceOptions {
  readonly places: PlacesFeature;
  /** The county's main streets, found where no addresses are loaded. */
  mainStreets(): Promise<readonly MainStreetBlock[]>;
  /** Names and abbreviations of the county's state. */
  readonly states: readonly string[];
}

/** Creates the feature that searches areas, addresses and points of interest. */
export function placeSearchFeature(
  options: PlaceSearchFeatureOptions,
): Feature<AddressSearchData, AddressSearchSnapshot> {
  const { places, searchBounds, mainStreets, states } = options;
  const feature: Feature<AddressSearchData, AddressSearchSnapshot> = {
    name: 'place-search',
    needs: [places],
    snapshot: {
      build: ({ db, before }) => buildAddressSearchData(db, mainStreets, before),
      open: (data, { before }) => openAddressSearchSnapshot(data, states, before),
    },
    async serve({ current, log }) {
      const { createPlaceSearchRoutes } = await import('./create-place-search-routes.ts');
      const snapshot = () => {
        const now = current();
        return { search: now.of(feature), places: now.of(places) };
      };
      return await createPlaceSearchRoutes(snapshot, log, options);
    },
    describeStatus: async (db) => [
      await describeNewestRelease(db, 'addresses', 'townlight ingest addresses --file FILE'),
    ],
    ingest: (ingest, context) => registerAddressCommands(ingest, context, { searchBounds }),
  };
  return feature;
}
