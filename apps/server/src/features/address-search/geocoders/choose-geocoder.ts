import type { Geocoder } from './geocoder.ts';
import { createMapboxGeocoder } from './mapbox.ts';
import { createPeliasGeocoder } from './pelias.ts';
import { createPhotonGeocoder } from './photon.ts';

export interface GeocoderConfig {
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
