import type { PlaceType } from '@townlight/domain/places';
import { z } from 'zod';
import type { FoundSuggestion } from '../found-suggestion.ts';
import type { Geocoder } from './geocoder-client.ts';

const LAYERS: Readonly<Record<PlaceType, readonly string[]>> = {
  address: ['address', 'street', 'intersection'],
  poi: ['venue'],
  neighborhood: ['neighbourhood'],
  place: ['locality', 'localadmin'],
  postcode: ['postalcode'],
};

const responseSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({ layer: z.string(), name: z.string(), label: z.string().optional() }),
    }),
  ),
});

/**
 * Creates a client for Pelias; `url` is its autocomplete or search endpoint, for instance `https://…/v1/autocomplete`.
 */
export function createPeliasGeocoder(url: string): Geocoder {
  return {
    name: 'pelias',
    buildRequestUrl({ text, types, near }, [west, south, east, north]) {
      const address = new URL(url);
      const set = (name: string, value: string | number) =>
        address.searchParams.set(name, String(value));
      set('text', text);
      set('size', 5);
      set('layers', [...types].flatMap((type) => LAYERS[type]).join(','));
      set('boundary.rect.min_lon', west);
      set('boundary.rect.min_lat', south);
      set('boundary.rect.max_lon', east);
      set('boundary.rect.max_lat', north);
      if (near !== null) {
        set('focus.point.lon', near[0]);
        set('focus.point.lat', near[1]);
      }
      return address;
    },
    parseResponse: (answer) =>
      responseSchema.parse(answer).features.map(
        ({ geometry, properties: { layer, name, label } }): FoundSuggestion => ({
          type: typeOf(layer),
          label: name,
          address: label ?? name,
          center: [geometry.coordinates[0], geometry.coordinates[1]],
          area: null,
        }),
      ),
  };
}

function typeOf(layer: string): PlaceType {
  for (const [type, layers] of Object.entries(LAYERS))
    if (layers.includes(layer)) return type as PlaceType;
  return 'poi';
}
