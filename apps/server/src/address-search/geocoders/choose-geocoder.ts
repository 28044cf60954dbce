import type { Geocoder } from './geocoder.ts';
import { mapboxGeocoder } from './mapbox.ts';
import { peliasGeocoder } from './pelias.ts';
import { photonGeocoder } from './photon.ts';

export interface GeocoderConfig {
  readonly mapboxToken: string | undefined;
  /** URL of the search endpoint of Photon or Pelias. */
  readonly geocoderUrl: string | undefined;
}

/** Returns the configured geocoder, or `undefined` for none. A self-hosted geocoder takes precedence over Mapbox. */
export function chooseGeocoder({ mapboxToken, geocoderUrl }: GeocoderConfig): Geocoder | undefined {
  if (geocoderUrl !== undefined)
    return /\/(?:autocomplete|search)\/?(?:\?|$)/.test(geocoderUrl)
      ? peliasGeocoder(geocoderUrl)
      : photonGeocoder(geocoderUrl);
  return mapboxToken === undefined ? undefined : mapboxGeocoder(mapboxToken);
}
