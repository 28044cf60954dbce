import type { Geocoder } from './geocoder.ts';
import { mapboxGeocoder } from './mapbox.ts';
import { peliasGeocoder } from './pelias.ts';
import { photonGeocoder } from './photon.ts';

export interface GeocoderConfig {
  readonly mapboxToken: string | undefined;
  /** Of Photon's or Pelias' search. */
  readonly geocoderUrl: string | undefined;
}

/** The service that an installation names, `undefined` for none. An own geocoder goes before Mapbox. */
export function chooseGeocoder({ mapboxToken, geocoderUrl }: GeocoderConfig): Geocoder | undefined {
  if (geocoderUrl !== undefined)
    return /\/(?:autocomplete|search)\/?(?:\?|$)/.test(geocoderUrl)
      ? peliasGeocoder(geocoderUrl)
      : photonGeocoder(geocoderUrl);
  return mapboxToken === undefined ? undefined : mapboxGeocoder(mapboxToken);
}
