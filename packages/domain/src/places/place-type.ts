/** Types of search results. // spec 7: types of the geocoding service */
export const PLACE_TYPES = ['address', 'poi', 'neighborhood', 'place', 'postcode'] as const;

export type PlaceType = (typeof PLACE_TYPES)[number];

// spec 9: search suggestions at most 5
export const MAX_SUGGESTIONS = 5;
