import type { Bounds } from '@townlight/domain/county';
import type { FoundSuggestion, PlaceSearchQuery } from '../search-places.ts';

/** Describes a geocoding service: how its request URL is built and its response parsed. Does no I/O. */
export interface Geocoder {
  readonly name: 'mapbox' | 'photon' | 'pelias';
  /** Returns `null` where the service supports none of the requested types. */
  buildRequestUrl(search: PlaceSearchQuery, bounds: Bounds): URL | null;
  /** @throws when the answer is not of the form that the service documents */
  parseResponse(answer: unknown): FoundSuggestion[];
}

/** A failed geocoder request; the message never contains what was typed. */
export class GeocoderFailure extends Error {}
