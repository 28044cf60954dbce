import type { PlaceType } from '@townlight/domain/places';
import { z } from 'zod';
import type { FoundSuggestion } from '../found-suggestion.ts';
import type { Geocoder } from './geocoder-client.ts';

/** Photon has no layer for points of interest: they are houses with a name. */
const LAYERS: Readonly<Record<PlaceType, readonly string[]>> = {
  address: ['house', 'street'],
  poi: ['house', 'other'],
  neighborhood: ['district', 'locality'],
  place: ['city'],
  postcode: [],
};

const responseSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        type: z.string().optional(),
        name: z.string().optional(),
        housenumber: z.string().optional(),
        street: z.string().optional(),
        district: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        postcode: z.string().optional(),
      }),
    }),
  ),
});

type Properties = z.infer<typeof responseSchema>['features'][number]['properties'];

/** Creates a client for Photon (komoot); `url` is its search endpoint, ending in `/api`. */
export function createPhotonGeocoder(url: string): Geocoder {
  return {
    name: 'photon',
    buildRequestUrl({ text, types, near }, bounds) {
      const layers = new Set([...types].flatMap((type) => LAYERS[type]));
      if (layers.size === 0) return null;
      const address = new URL(url);
      address.searchParams.set('q', text);
      address.searchParams.set('limit', '5');
      address.searchParams.set('bbox', bounds.join(','));
      for (const layer of layers) address.searchParams.append('layer', layer);
      if (near !== null) {
        address.searchParams.set('lon', String(near[0]));
        address.searchParams.set('lat', String(near[1]));
      }
      return address;
    },
    parseResponse: (answer) =>
      responseSchema
        .parse(answer)
        .features.flatMap(({ geometry, properties }): FoundSuggestion[] => {
          const label = labelOf(properties);
          if (label === '') return [];
          const { street, city, state, postcode } = properties;
          const line = label === properties.name && street !== label ? streetLine(properties) : '';
          return [
            {
              type: typeOf(properties),
              label,
              address: [label, line, city === label ? '' : city, `${state ?? ''} ${postcode ?? ''}`]
                .map((segment) => (segment ?? '').trim())
                .filter((segment) => segment !== '')
                .join(', '),
              center: [geometry.coordinates[0], geometry.coordinates[1]],
              area: null,
            },
          ];
        }),
  };
}

function labelOf(properties: Properties): string {
  return properties.name ?? streetLine(properties);
}

function streetLine({ housenumber, street }: Properties): string {
  return street === undefined ? '' : [housenumber, street].filter(Boolean).join(' ');
}

function typeOf({ type, name }: Properties): PlaceType {
  if (type === 'city') return 'place';
  if (type === 'district' || type === 'locality') return 'neighborhood';
  return (type === 'house' && name !== undefined) || type === 'other' ? 'poi' : 'address';
}
