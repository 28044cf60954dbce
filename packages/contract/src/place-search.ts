import { MAX_SUGGESTIONS, PLACE_TYPES, type PlaceType } from '@townlight/domain/places';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema } from './places.ts';

const MAX_QUERY_LENGTH = 200;

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

/** `GET /api/places?q&types&lat&long`: trimmed and lowercased; `lat` and `long` are the center of the reader's map. */
export const placeQuery = z
  .object({
    q: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(MAX_QUERY_LENGTH)),
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

/** Maximum number of neighborhoods returned for a zip code. */
export const MAX_ZIP_NEIGHBORHOODS = 8;

const namedArea = z.object({ id: areaIdSchema, name: z.string() });

/** Positional accuracy of an address: a street without a house number has no exact position. */
const CERTAINTIES = ['exact', 'near', 'street'] as const;

/**
 * What a suggestion is instead of an exact answer: `other-place`: an address in another place than the typed one;
 * `unknown-address`: the place of an address that was not found; `post-office-box`: the place of a post office box;
 * `similar-name`: nothing has the typed name, and this one is similar.
 */
const NOTICES = ['other-place', 'unknown-address', 'post-office-box', 'similar-name'] as const;

/** A house number on record from which another is interpolated. */
export const neighborAddress = z.object({
  number: z.int(),
  /** Longitude and latitude. */
  center: z.tuple([z.number(), z.number()]),
  neighborhood: z.nullable(areaIdSchema),
});
export type NeighborAddress = z.infer<typeof neighborAddress>;

/** One search result with its position. */
export const placeSuggestion = z.object({
  type: z.enum(PLACE_TYPES),
  /** Short, for the field: `1100 W 39th Pl`. */
  label: z.string(),
  /** The full name of the place: `1100 W 39th Pl, Springfield 62704`. */
  address: z.string(),
  /** Longitude and latitude. */
  center: z.tuple([z.number(), z.number()]),
  /**
   * `near`: its house number is not on record; `street`: the middle of the street. Results of a geocoder count as
   * exact.
   */
  certainty: z.enum(CERTAINTIES),
  /** The one or two known numbers behind a `near` result; they may be in different neighborhoods. */
  neighbors: z.array(neighborAddress).check(z.maxLength(2)),
  /** The neighborhood that contains the center; `null` outside of all. */
  neighborhood: z.nullable(areaIdSchema),
  /** For a zip code, the neighborhoods that it overlaps, the largest share first. */
  neighborhoods: z.array(namedArea).check(z.maxLength(MAX_ZIP_NEIGHBORHOODS)),
  /** For a place outside the county, the nearest neighborhood; otherwise `null`. */
  nearest: z.nullable(namedArea),
  /** The id of the neighborhood or zip code where the place is an area. */
  area: z.nullable(areaIdSchema),
  notice: z.nullable(z.enum(NOTICES)),
  /** For `other-place`, the typed city, neighborhood or zip code. */
  typedPlace: z.nullable(z.string()),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
export const placeSuggestions = z.array(placeSuggestion).check(z.maxLength(MAX_SUGGESTIONS));

/** `GET /api/places/status`: what the search index contains, so that a page can state its limits. */
export const placeSearchStatus = z.object({
  /** Whether street addresses can be found. */
  addresses: z.boolean(),
  /** Number of houses and of address ranges in the index. */
  houses: z.int(),
  ranges: z.int(),
  /** The external geocoder used in addition to the index. */
  geocoder: z.nullable(z.enum(['mapbox', 'photon', 'pelias'])),
});
export type PlaceSearchStatus = z.infer<typeof placeSearchStatus>;

export const placeSuggestionsRoute = defineRoute({
  method: 'GET',
  path: '/api/places',
  query: placeQuery,
  reply: placeSuggestions,
});

export const placeSearchStatusRoute = defineRoute({
  method: 'GET',
  path: '/api/places/status',
  reply: placeSearchStatus,
});
