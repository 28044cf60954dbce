import { MOST_SUGGESTIONS, PLACE_TYPES, type PlaceType } from '@townlight/domain/places';
import { z } from 'zod';
import { areaId } from './places.ts';

const MOST_CHARACTERS = 200;

const isPlaceType = (text: string): text is PlaceType =>
  (PLACE_TYPES as readonly string[]).includes(text);

const placeTypes = z
  .string()
  .max(100)
  .default(PLACE_TYPES.join(','))
  .transform((text) => text.split(',').map((type) => type.trim().toLowerCase()))
  .refine((types) => types.every(isPlaceType), {
    message: `any of ${PLACE_TYPES.join(', ')}, separated by commas`,
  })
  .transform((types): ReadonlySet<PlaceType> => new Set(types.filter(isPlaceType)));

/** `GET /api/places?q&types&lat&long`: trimmed and lowercased; `lat` and `long` say what the reader looks at. */
export const placeQuery = z
  .object({
    q: z.string().trim().toLowerCase().min(1).max(MOST_CHARACTERS),
    /** Any of the types, separated by commas; all unless told. */
    types: placeTypes,
    lat: z.coerce.number().min(-90).max(90).optional(),
    long: z.coerce.number().min(-180).max(180).optional(),
  })
  .refine(({ lat, long }) => (lat === undefined) === (long === undefined), {
    message: 'lat and long go together',
    path: ['lat'],
  });

export const placeSuggestion = z.object({
  type: z.enum(PLACE_TYPES),
  /** Short, for the field: `1100 W 39th Pl`. */
  label: z.string(),
  /** The full name of the place: `1100 W 39th Pl, Los Angeles 90037`. */
  address: z.string(),
  /** Longitude and latitude. */
  center: z.tuple([z.number(), z.number()]),
  /** The neighborhood that holds the centre; `null` outside of all. */
  neighborhood: areaId.nullable(),
  /** Where the place is an area itself: its id among neighborhoods or zip codes. */
  area: areaId.nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
export const placeSuggestions = z.array(placeSuggestion).max(MOST_SUGGESTIONS);

/** `GET /api/places/status`: what the search knows, so that a page can say what it does not. */
export const placeSearchStatus = z.object({
  /** Whether street addresses can be found. */
  addresses: z.boolean(),
  /** Houses and numbered pieces of street in the store. */
  houses: z.int(),
  ranges: z.int(),
  /** Who is asked beside the store. */
  geocoder: z.enum(['mapbox', 'photon', 'pelias']).nullable(),
});
export type PlaceSearchStatus = z.infer<typeof placeSearchStatus>;
