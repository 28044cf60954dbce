import type { Bounds } from '@townlight/domain/county';
import type { FoundSuggestion, PlaceSearch } from '../search-places.ts';

/** Which service is asked, and how its address is made and its answer read. Nothing here reaches out. */
export interface Geocoder {
  readonly name: 'mapbox' | 'photon' | 'pelias';
  /** `null` where the service knows nothing of the types that are asked for. */
  request(search: PlaceSearch, bounds: Bounds): URL | null;
  /** @throws when the answer is not of the form that the service documents */
  read(answer: unknown): FoundSuggestion[];
}

/** What could not be had from a geocoder; the message never holds what was typed. */
export class GeocoderFailure extends Error {}
