import { errorReply } from '@townlight/contract/errors';
import {
  MAX_ZIP_NEIGHBORHOODS,
  type PlaceSuggestion,
  placeSearchStatusRoute,
  placeSuggestionsRoute,
} from '@townlight/contract/place-search';
import type { CountyPlaceNames } from '@townlight/domain/address-search';
import type { Bounds } from '@townlight/domain/county';
import { MAX_SUGGESTIONS } from '@townlight/domain/places';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { findNeighborhoodsInZipCode, type PlacesSnapshot } from '../places/index.ts';
import type { AddressSearchSnapshot } from './address-search-snapshot.ts';
import type { GeocoderClient } from './geocoders/geocoder-client.ts';
import { createPlaceIndex, type PlaceIndex } from './places/place-index.ts';
import {
  type FoundSuggestion,
  isWithinBounds,
  type PlaceSearchQuery,
  searchLocally,
} from './search-places.ts';

export interface PlaceSearchRouteOptions {
  readonly bounds: Bounds;
  readonly known: CountyPlaceNames;
  /** Queried in addition to the local data. */
  readonly geocoder?: GeocoderClient | undefined;
}

type Snapshots = { readonly search: AddressSearchSnapshot; readonly places: PlacesSnapshot };

const tags = ['Places'];

/** Registers the search for places and addresses. */
export function registerPlaceSearchRoutes(
  app: App,
  snapshot: () => Snapshots,
  { bounds, known, geocoder }: PlaceSearchRouteOptions,
): void {
  const indexes = new WeakMap<AddressSearchSnapshot, PlaceIndex>();
  const placesOf = (search: AddressSearchSnapshot): PlaceIndex => {
    const index = indexes.get(search) ?? createPlaceIndex(search.areas, known);
    indexes.set(search, index);
    return index;
  };

  registerRoute(
    app,
    placeSuggestionsRoute,
    {
      tags,
      summary: 'Places that match a search',
      description:
        'Areas, zip codes, cities, points of interest and street addresses, best first and at most five. ' +
        'Typing errors and abbreviations are understood. A house number that is not on record is placed between its ' +
        'neighbors on the street and marked as near. A place outside the county is named with the nearest area in it. Searches are neither stored nor logged.',
      responses: { 400: errorReply, 429: errorReply, 503: errorReply },
    },
    async (request, reply) => {
      const { query } = request;
      // searches are private: no shared cache may store them
      reply.header('cache-control', 'private, no-store');
      const near = query.long === undefined ? null : ([query.long, query.lat as number] as const);
      const wanted: PlaceSearchQuery = { text: query.q, types: query.types, near };
      const local = await app.runInQueue('brief', request, () => {
        const { search } = snapshot();
        return searchLocally(wanted, { places: placesOf(search), streets: search.streets, bounds });
      });
      const external = geocoder === undefined ? null : await geocoder.search(wanted);
      const { search, places } = snapshot();
      const nameOf = (slug: string | null) =>
        search.areas.find((area) => area.partition === 'neighborhoods' && area.slug === slug)?.name;
      const named = (id: string) => ({ id, name: nameOf(id) ?? id });
      return mergeSuggestions(local, external, bounds).map((found): PlaceSuggestion => {
        const neighborhood = places.locate(found.center[0], found.center[1]);
        const neighborhoodName = nameOf(neighborhood);
        // a landmark without an address is described by its neighborhood
        const isBare = found.type === 'poi' && found.address === found.label;
        const address =
          isBare && neighborhoodName !== undefined
            ? `${found.label}, ${neighborhoodName}`
            : found.address;
        const neighbors = (found.neighbors ?? []).map((one) => ({
          ...one,
          neighborhood: places.locate(one.center[0], one.center[1]),
        }));
        const { type, label, center, area, certainty = 'exact', nearest = null } = found;
        const within =
          type === 'postcode' && area !== null ? findNeighborhoodsInZipCode(places, area) : [];
        return {
          type,
          label,
          address,
          center,
          certainty,
          neighbors,
          neighborhood,
          area,
          neighborhoods: within.slice(0, MAX_ZIP_NEIGHBORHOODS).map(named),
          nearest: nearest === null || nameOf(nearest) === undefined ? null : named(nearest),
        };
      });
    },
  );

  registerRoute(
    app,
    placeSearchStatusRoute,
    { tags, summary: 'What the place search knows', responses: { 503: errorReply } },
    async () => {
      const { houses, stretches } = snapshot().search.data.addresses;
      return {
        addresses: houses + stretches > 0 || geocoder !== undefined,
        houses,
        ranges: stretches,
        geocoder: geocoder?.name ?? null,
      };
    },
  );
}

/**
 * Merges suggestions: local areas and points of interest first, because the pages know them; then the geocoder's
 * suggestions, and local addresses where the geocoder found none.
 */
function mergeSuggestions(
  local: readonly FoundSuggestion[],
  external: readonly FoundSuggestion[] | null,
  bounds: Bounds,
): FoundSuggestion[] {
  if (external === null) return [...local];
  const inside = external.filter(({ center }) => isWithinBounds(center, bounds));
  const named = local.filter(({ type }) => type !== 'address');
  const addresses = inside.some(({ type }) => type === 'address')
    ? inside
    : [...local.filter(({ type }) => type === 'address'), ...inside];
  const seen = new Set<string>();
  return [...named, ...addresses]
    .filter(({ label, center }) => {
      const key = `${label.toLowerCase()} ${center[0].toFixed(2)} ${center[1].toFixed(2)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MAX_SUGGESTIONS);
}
