// Loaded with the first search, not with the page.
import {
  type PlaceSuggestion,
  placeSearchStatusRoute,
  placeSuggestionsRoute,
} from '@townlight/contract/place-search';
import type { AreaId, PlaceType } from '@townlight/domain/places';
import { request } from '../http/api-request.ts';

export interface PlacesResult {
  readonly found: readonly PlaceSuggestion[];
  /** Whether street addresses can be found here at all; requested where nothing was found. */
  readonly knowsAddresses: boolean;
}

/** Fetches the matches of a search text. */
export async function fetchPlaces(
  searchText: string,
  { types, near }: { types: readonly PlaceType[]; near: readonly [number, number] | undefined },
  signal: AbortSignal,
): Promise<PlacesResult> {
  const query = { q: searchText, types: types.join(','), long: near?.[0], lat: near?.[1] };
  const found = await request(placeSuggestionsRoute, { query, signal });
  if (found.length > 0) return { found, knowsAddresses: true };
  const status = await request(placeSearchStatusRoute, { signal });
  return { found, knowsAddresses: status.addresses };
}

/** Returns the neighborhoods that overlap a zip code; none for an unknown zip code. */
export async function fetchZipNeighborhoods(
  zip: string,
  signal: AbortSignal,
): Promise<readonly AreaId[]> {
  const query = { q: zip, types: 'postcode' };
  const found = await request(placeSuggestionsRoute, { query, signal });
  const [exact] = found.filter(({ label }) => label === zip);
  return exact?.neighborhoods.map(({ id }) => id) ?? [];
}
