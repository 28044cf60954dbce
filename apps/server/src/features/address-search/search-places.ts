import type { NeighborAddress, PlaceSuggestion } from '@townlight/contract/place-search';
import type { Bounds } from '@townlight/domain/county';
import { MAX_SUGGESTIONS, type PlaceType } from '@townlight/domain/places';
import type { FoundAddress } from './index/found-address.ts';
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
};

/** Searches the local data: areas, points of interest, street addresses. */
export function searchLocally(
  { text, types, near }: PlaceSearchQuery,
  within: { places: PlaceIndex; streets: StreetSearch; bounds: Bounds },
): FoundSuggestion[] {
  const places = within.places.search(text, types).map(({ score, ...place }) => ({
    score,
    suggestion: {
      type: place.type,
      label: place.label,
      address: place.within === '' ? place.label : `${place.label}, ${place.within}`,
      center: centerOf(place),
      area: place.area,
      nearest: place.nearest,
    },
  }));
  const addresses = types.has('address')
    ? within.streets.search(text, near, MAX_SUGGESTIONS).map(({ score, ...found }) => ({
        score,
        suggestion: {
          type: 'address' as const,
          label: found.label,
          address: [found.label, `${found.city} ${found.postcode}`.trim()]
            .filter((segment) => segment !== '')
            .join(', '),
          center: centerOf(found),
          certainty: CERTAINTY[found.certainty],
          neighbors: found.neighbors.map((one) => ({ number: one.number, center: centerOf(one) })),
          area: null,
        },
      }))
    : [];
  return [...places, ...addresses]
    .sort((a, b) => b.score - a.score)
    .map(({ suggestion }): FoundSuggestion => suggestion)
    .filter((found) => isNamedOutside(found) || isWithinBounds(found.center, within.bounds))
    .slice(0, MAX_SUGGESTIONS);
}

/** Returns whether the place is known to be outside of the county, which its suggestion shows. */
function isNamedOutside({ nearest = null }: FoundSuggestion): boolean {
  return nearest !== null;
}

const CERTAINTY = {
  known: 'exact',
  crossing: 'exact',
  between: 'near',
  adjacent: 'near',
  street: 'street',
} as const satisfies Record<FoundAddress['certainty'], PlaceSuggestion['certainty']>;

export function isWithinBounds([x, y]: readonly [number, number], bounds: Bounds): boolean {
  return x >= bounds[0] && x <= bounds[2] && y >= bounds[1] && y <= bounds[3];
}

function centerOf(at: { longitude: number; latitude: number }): [number, number] {
  // rounds to a tenth of a meter
  return [Math.round(at.longitude * 1e6) / 1e6, Math.round(at.latitude * 1e6) / 1e6];
}
