import { errorReply } from '@townlight/contract/error-reply';
import {
  MAX_ZIP_NEIGHBORHOODS,
  type PlaceSuggestion,
  placeSearchStatusRoute,
  placeSuggestionsRoute,
} from '@townlight/contract/place-search';
import type { Bounds, CountyPlaceNames } from '@townlight/domain/county';
import { MAX_SUGGESTIONS } from '@townlight/domain/places';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache-control.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { findNeighborhoodsInZipCode, type PlacesSnapshot } from '../places/index.ts';
import type { AddressSearchSnapshot } from './address-search-snapshot.ts';
import type { FoundSuggestion, PlaceSearchQuery } from './found-suggestion.ts';
import type { GeocoderClient } from './geocoders/geocoder-client.ts';
import { createPlaceIndex, type PlaceIndex } from './places/place-index.ts';
import { isWithinBounds, searchLocalPlaces } from './search-places.ts';

export interface PlaceSearchRouteOptions {
  readonly bounds: Bounds;
  readonly known: CountyPlaceNames;
  /** Queried in addition to the local data. */
  readonly geocoder?: GeocoderClient | undefined;
}

type Snapshots = { readonly search: AddressSearchSnapshot; readonly places: PlacesSnapshot };

const tags = ['Places'];
/** Main streets are not addresses, and the sample county's numbers are invented. */
const NO_ADDRESSES = { houses: 0, stretches: 0 };

/** Registers the search for places and addresses. */
export function registerPlaceSearchRoutes(
  app: App,
  snapshot: () => Snapshots,
  { bounds, known, geocoder }: PlaceSearchRouteOptions,
): void {
  const indexes = new WeakMap<AddressSearchSnapshot, PlaceIndex>();
  const placesOf = ({ search, places }: Snapshots): PlaceIndex => {
    const index =
      indexes.get(search) ??
      createPlaceIndex(search.areas, known, places.locate, search.format.ending);
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
        'neighbors on the street and marked as near. State, country and zip code may surround a name. An address that is ' +
        'not found leads to its city, neighborhood or zip code, and a name that nothing has to similar ones, each with a ' +
        '`notice`. A place outside the county is named with the nearest area in it. Searches are neither stored nor logged.',
      responses: { 400: errorReply, 429: errorReply, 503: errorReply },
    },
    async (request, reply) => {
      const { query } = request;
      // searches are private: no shared cache may store them
      reply.header('cache-control', PRIVATE_CACHE_CONTROL);
      const near = query.long === undefined ? null : ([query.long, query.lat as number] as const);
      const wanted: PlaceSearchQuery = { text: query.q, types: query.types, near };
      const local = await app.runInQueue('brief', request, () => {
        const now = snapshot();
        return searchLocalPlaces(wanted, {
          places: placesOf(now),
          streets: now.search.streets,
          isApproximate: now.search.data.streets !== 'loaded',
          bounds,
          locate: now.places.locate,
        });
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
        const { notice = null, typedPlace = null } = found;
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
          notice,
          typedPlace,
        };
      });
    },
  );

  registerRoute(
    app,
    placeSearchStatusRoute,
    { tags, summary: 'What the place search knows', responses: { 503: errorReply } },
    async () => {
      const { addresses, streets } = snapshot().search.data;
      const { houses, stretches } = streets === 'loaded' ? addresses : NO_ADDRESSES;
      return {
        addresses: houses + stretches > 0 || geocoder !== undefined,
        houses,
        ranges: stretches,
        geocoder: geocoder?.name ?? null,
      };
    },
  );
}

/** Returns whether a suggestion is there instead of one that the local data do not have. */
function isInstead({ notice }: FoundSuggestion): boolean {
  return notice === 'unknown-address' || notice === 'similar-name';
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
  if (inside.length > 0 && local.every(isInstead)) return inside.slice(0, MAX_SUGGESTIONS);
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
