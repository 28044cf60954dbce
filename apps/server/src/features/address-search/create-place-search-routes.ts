import type { Bounds, CountyPlaceNames } from '@townlight/domain/county';
import type { ServedFeature } from '../../platform/features/feature.ts';
import type { Log } from '../../platform/log.ts';
import type { PlacesSnapshot } from '../places/index.ts';
import type { AddressSearchSnapshot } from './address-search-snapshot.ts';
import { createGeocoderClient, type Geocoder } from './geocoders/geocoder-client.ts';
import { createMapboxGeocoder } from './geocoders/mapbox.ts';
import { createPeliasGeocoder } from './geocoders/pelias.ts';
import { createPhotonGeocoder } from './geocoders/photon.ts';
import { registerPlaceSearchRoutes } from './routes.ts';

interface GeocoderConfig {
  readonly mapboxToken: string | undefined;
  /** URL of the search endpoint of Photon or Pelias. */
  readonly geocoderUrl: string | undefined;
}

/** Returns the configured geocoder, or `undefined` for none. A self-hosted geocoder takes precedence over Mapbox. */
export function chooseGeocoder({ mapboxToken, geocoderUrl }: GeocoderConfig): Geocoder | undefined {
  if (geocoderUrl !== undefined)
    return /\/(?:autocomplete|search)\/?(?:\?|$)/.test(geocoderUrl)
      ? createPeliasGeocoder(geocoderUrl)
      : createPhotonGeocoder(geocoderUrl);
  return mapboxToken === undefined ? undefined : createMapboxGeocoder(mapboxToken);
}

export interface PlaceSearchServiceOptions {
  /** The box in which places of the county are searched. */
  readonly searchBounds: Bounds;
  knownPlaces(): Promise<CountyPlaceNames>;
  readonly geocoder: GeocoderConfig;
}

/** Creates the routes of the search with the configured geocoder. */
export async function createPlaceSearchRoutes(
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
