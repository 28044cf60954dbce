import type { KnownPlaces } from '@townlight/domain/address-search';
import type { Bounds } from '@townlight/domain/county';
import type { PlacesSnapshot } from '../places/index.ts';
import type { Log } from '../platform/log.ts';
import type { Served } from '../platform/parts/part.ts';
import { createAskGeocoder } from './geocoders/ask-geocoder.ts';
import { chooseGeocoder, type GeocoderConfig } from './geocoders/choose-geocoder.ts';
import { placeSearchRoutes } from './routes.ts';
import type { AddressSearchSnapshot } from './snapshot.ts';

export interface ServeSearchOptions {
  /** The box in which places of the county are searched. */
  readonly searchBounds: Bounds;
  knownPlaces(): Promise<KnownPlaces>;
  readonly geocoder: GeocoderConfig;
}

/** Creates the routes of the search with the configured geocoder. */
export async function servePlaceSearch(
  snapshot: () => { search: AddressSearchSnapshot; places: PlacesSnapshot },
  log: Log,
  { searchBounds: bounds, ...options }: ServeSearchOptions,
): Promise<Served> {
  const geocoder = chooseGeocoder(options.geocoder);
  const known = await options.knownPlaces();
  return {
    routes: (app) =>
      placeSearchRoutes(app, snapshot, {
        bounds,
        known,
        geocoder: geocoder && createAskGeocoder(geocoder, { bounds, log }),
      }),
  };
}
