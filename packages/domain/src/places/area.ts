/** The public id of an area: a neighborhood's slug, a zip code, a tract's GEOID. */
export type AreaId = string;

export const AREA_KINDS = ['part-of-city', 'city', 'unincorporated'] as const;

/** Whether an area is a part of a city, an entire city, or governed by the county. */
export type AreaKind = (typeof AREA_KINDS)[number];

/**
 * Turns a name into a slug: `La Cañada Flintridge` becomes `la-canada-flintridge`,
 * `Athens/Westmont` becomes `athens-westmont`.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Types of search results. // spec 7: types of the geocoding service */
export const PLACE_TYPES = ['address', 'poi', 'neighborhood', 'place', 'postcode'] as const;

export type PlaceType = (typeof PLACE_TYPES)[number];

// spec 9: search suggestions at most 5
/** Maximum number of suggestions of a search. // spec 9 */
export const MAX_SUGGESTIONS = 5;
