import type { CountyPlaceNames } from '@townlight/domain/address-search';
import type { Bounds } from '@townlight/domain/county';
import type { ServedFeature } from '../../platform/features/feature.ts';
import type { Log } from '../../platform/log.ts';
import type { PlacesSnapshot } from '../places/index.ts';
import type { AddressSearchSnapshot } from './address-search-snapshot.ts';
import { chooseGeocoder, type GeocoderConfig } from './geocoders/choose-geocoder.ts';
import { createGeocoderClient } from './geocoders/geocoder-client.ts';
import { registerPlaceSearchRoutes } from './routes.ts';

export interface PlaceSearchServiceOptions {
  /** The box in which places of the county are searched. */
  readonly searchBounds: Bounds;
  knownPlaces(): Promise<CountyPlaceNames>;
  readonly geocoder: GeocoderConfig;
}

/** Creates the routes of the search with the configured geocoder. */
export async function servePlaceSearch(
  snapshot: () => { search: AddressSearchSnapshot; places: PlacesSnapshot },
  log: Log,
  { searchBounds: bounds, ...options }: PlaceSearchServiceOptions,
): Promise<ServedFeature> {
  const geocoder = chooseGeocoder(options.geocoder);
  const known = await options.knownPlaces();
  return {
    routes: (app) =>
      registerPlaceSearchRoutes(app, snapshot, {
        bounds,
        known,
        geocoder: geocoder && createGeocoderClient(geocoder, { bounds, log }),
      }),
  };
}
