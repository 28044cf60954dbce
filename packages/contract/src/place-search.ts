import { MOST_SUGGESTIONS, PLACE_TYPES, type PlaceType } from '@townlight/domain/places';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

const MOST_CHARACTERS = 200;

const isPlaceType = (text: string): text is PlaceType =>
  (PLACE_TYPES as readonly string[]).includes(text);

const commaSeparated = z
  .pipe(
    z._default(z.string().check(z.maxLength(100)), PLACE_TYPES.join(',')),
    z.transform((text) => text.split(',').map((type) => type.trim().toLowerCase())),
  )
  .check(
    z.refine(
      (types) => types.every(isPlaceType),
      `any of ${PLACE_TYPES.join(', ')}, separated by commas`,
    ),
  );
const placeTypes = z.pipe(
  commaSeparated,
  z.transform((types): ReadonlySet<PlaceType> => new Set(types.filter(isPlaceType))),
);

/** `GET /api/places?q&types&lat&long`: trimmed and lowercased; `lat` and `long` say what the reader looks at. */
export const placeQuery = z
  .object({
    q: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(MOST_CHARACTERS)),
    /** Any of the types, separated by commas; all by default. */
    types: placeTypes,
    lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
    long: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  })
  .check(
    z.refine(({ lat, long }) => (lat === undefined) === (long === undefined), {
      message: 'lat and long go together',
      path: ['lat'],
    }),
  );

/** So many neighborhoods of a zip code are told. */
export const MOST_NEIGHBORHOODS = 8;

const namedArea = z.object({ id: areaId, name: z.string() });

/** How well an address is placed: a street without a house number lies anywhere along itself. */
const CERTAINTIES = ['exact', 'near', 'street'] as const;

/** A house number on record by which another is placed. */
export const neighborHouse = z.object({
  number: z.int(),
  /** Longitude and latitude. */
  center: z.tuple([z.number(), z.number()]),
  neighborhood: z.nullable(areaId),
});
export type NeighborHouse = z.infer<typeof neighborHouse>;

export const placeSuggestion = z.object({
  type: z.enum(PLACE_TYPES),
  /** Short, for the field: `1100 W 39th Pl`. */
  label: z.string(),
  /** The full name of the place: `1100 W 39th Pl, Los Angeles 90037`. */
  address: z.string(),
  /** Longitude and latitude. */
  center: z.tuple([z.number(), z.number()]),
  /** `near`: the house number is not on record; `street`: the middle of the street. What a geocoder says is taken as exact. */
  certainty: z.enum(CERTAINTIES),
  /** The one or two numbers by which a house is placed that is only near; they may stand in different neighborhoods. */
  neighbors: z.array(neighborHouse).check(z.maxLength(2)),
  /** The neighborhood that holds the center; `null` outside of all. */
  neighborhood: z.nullable(areaId),
  /** Of a zip code, the neighborhoods that share its ground, the largest share first. */
  neighborhoods: z.array(namedArea).check(z.maxLength(MOST_NEIGHBORHOODS)),
  /** Of a place outside of the county, the neighborhood nearest to it; `null` for all others. */
  nearest: z.nullable(namedArea),
  /** Where the place is an area itself: its id among neighborhoods or zip codes. */
  area: z.nullable(areaId),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
export const placeSuggestions = z.array(placeSuggestion).check(z.maxLength(MOST_SUGGESTIONS));

/** `GET /api/places/status`: what the search knows, so that a page can say what it does not. */
export const placeSearchStatus = z.object({
  /** Whether street addresses can be found. */
  addresses: z.boolean(),
  /** Houses and numbered pieces of street in the store. */
  houses: z.int(),
  ranges: z.int(),
  /** Who is asked beside the store. */
  geocoder: z.nullable(z.enum(['mapbox', 'photon', 'pelias'])),
});
export type PlaceSearchStatus = z.infer<typeof placeSearchStatus>;
