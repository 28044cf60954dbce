import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { type SearchableArea, toSearchKey } from '../../search/match-areas.ts';
import type { SearchResults } from './use-search-results.ts';

type Matches = Pick<SearchResults, 'crimesInPlace' | 'crimes' | 'places' | 'pages'>;

/** The matches of a search, by what is listed first. */
export interface OrderedMatches extends Pick<Matches, 'crimesInPlace' | 'crimes' | 'pages'> {
  /** Crime types as typed; `crimes` has the rest. */
  readonly typedCrimes: readonly SearchableArea[];
  readonly places: readonly PlaceSuggestion[];
  /** The area of an address that was not found. */
  readonly addressAreas: readonly PlaceSuggestion[];
}

/**
 * Orders matches: crimes in places, crime types as typed, places, other crime types, pages, the area of an address that
 * was not found. Similar names are left out where anything else was found.
 */
export function orderMatches(typed: string, matches: Matches): OrderedMatches {
  const { crimesInPlace, crimes, pages } = matches;
  const isTyped = ({ name }: SearchableArea) => toSearchKey(name) === toSearchKey(typed);
  const found = matches.places?.found ?? [];
  const isOtherFound = crimesInPlace.length + crimes.length + pages.length > 0;
  return {
    crimesInPlace,
    typedCrimes: crimes.filter(isTyped),
    places: found.filter(
      ({ notice }) => notice !== 'unknown-address' && !(notice === 'similar-name' && isOtherFound),
    ),
    crimes: crimes.filter((crime) => !isTyped(crime)),
    pages,
    // the crime in that area is listed
    addressAreas:
      crimesInPlace.length > 0 ? [] : found.filter(({ notice }) => notice === 'unknown-address'),
  };
}
