import type { PlaceType } from '@townlight/domain/places';
import { z } from 'zod';
import type { FoundSuggestion } from '../found-suggestion.ts';
import type { Geocoder } from './geocoder-client.ts';

export const MAPBOX_URL = 'https://api.mapbox.com/search/geocode/v6/forward';

/** Geocoding v6 has no points of interest; they come from the local data. */
const TYPES: Readonly<Record<PlaceType, readonly string[]>> = {
  address: ['address', 'street'],
  poi: [],
  neighborhood: ['neighborhood', 'locality'],
  place: ['place'],
  postcode: ['postcode'],
};

const responseSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        feature_type: z.string(),
        name: z.string(),
        full_address: z.string().optional(),
        place_formatted: z.string().optional(),
      }),
    }),
  ),
});

/** Mapbox Geocoding v6, temporary results. */
export function createMapboxGeocoder(token: string, url = MAPBOX_URL): Geocoder {
  return {
    name: 'mapbox',
    buildRequestUrl({ text, types, near }, bounds) {
      const wanted = [...types].flatMap((type) => TYPES[type]);
      if (wanted.length === 0) return null;
      const address = new URL(url);
      // the service accepts at most 256 characters and no semicolons
      address.searchParams.set('q', text.replaceAll(';', ' ').slice(0, 256));
      address.searchParams.set('types', wanted.join(','));
      address.searchParams.set('bbox', bounds.join(','));
      address.searchParams.set('limit', '5');
      address.searchParams.set('country', 'us');
      address.searchParams.set('autocomplete', 'true');
      if (near !== null) address.searchParams.set('proximity', near.join(','));
      address.searchParams.set('access_token', token);
      return address;
    },
    parseResponse: (answer) =>
      responseSchema.parse(answer).features.map(({ geometry, properties }): FoundSuggestion => {
        const { feature_type, name, full_address, place_formatted } = properties;
        return {
          type: typeOf(feature_type),
          label: name,
          address: full_address ?? [name, place_formatted].filter(Boolean).join(', '),
          center: [geometry.coordinates[0], geometry.coordinates[1]],
          area: null,
        };
      }),
  };
}

function typeOf(featureType: string): PlaceType {
  for (const [type, featureTypes] of Object.entries(TYPES))
    if (featureTypes.includes(featureType)) return type as PlaceType;
  return 'address';
}
