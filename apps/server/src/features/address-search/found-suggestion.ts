import type { NeighborAddress, PlaceSuggestion } from '@townlight/contract/place-search';
import type { Bounds } from '@townlight/domain/county';
import type { PlaceType } from '@townlight/domain/places';
import type { StreetSearch } from './index/search-streets.ts';
import type { PlaceIndex } from './places/place-index.ts';

/** A search for places. */
export interface PlaceSearchQuery {
  /** Trimmed and lowercased. */
  readonly text: string;
  readonly types: ReadonlySet<PlaceType>;
  /** Longitude and latitude of the reader's map view. */
  readonly near: readonly [number, number] | null;
}

/** A suggestion whose neighborhood is not yet known; it is exact where it has no neighbors. */
export type FoundSuggestion = Pick<
  PlaceSuggestion,
  'type' | 'label' | 'address' | 'center' | 'area'
> & {
  readonly certainty?: PlaceSuggestion['certainty'];
  readonly neighbors?: readonly Omit<NeighborAddress, 'neighborhood'>[];
  /** Id of the nearest neighborhood for a place outside of the county. */
  readonly nearest?: string | null;
  readonly notice?: PlaceSuggestion['notice'];
  readonly typedPlace?: string | null;
};

export interface LocalSearchIndexes {
  readonly places: PlaceIndex;
  readonly streets: StreetSearch;
  readonly bounds: Bounds;
  /** The streets are the approximate ones of the base map. */
  readonly isApproximate: boolean;
  /** Returns the neighborhood at a point. */
  locate(longitude: number, latitude: number): string | null;
}

export interface ScoredSuggestion {
  readonly score: number;
  readonly suggestion: FoundSuggestion;
}

/** From this score on, the whole text is found, and its parts need not be searched. */
export const CERTAIN_SCORE = 0.95;

/** Returns longitude and latitude. */
export function toCenter(at: { longitude: number; latitude: number }): [number, number] {
  // rounds to a tenth of a meter
  return [Math.round(at.longitude * 1e6) / 1e6, Math.round(at.latitude * 1e6) / 1e6];
}
