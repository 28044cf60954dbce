import { useQuery } from '@tanstack/react-query';
import { smallBundlesRoute } from '@townlight/contract/bundles/filters';
import { crimePath } from '@townlight/domain/pages';
import { PLACE_TYPES, toSlug } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { request } from '../../http/api-request.ts';
import { combineLoads, type Loads } from '../../http/loads.ts';
import { formatCrimeName } from '../../i18n/names.ts';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { searchNamesQuery } from '../../search/api/search-names-query.ts';
import { createEverydayMatch } from '../../search/everyday-match.ts';
import { fetchPlaces, type PlacesResult } from '../../search/fetch-places.ts';
import { type EverydayMatch, matchAreas, type SearchableArea } from '../../search/match-areas.ts';
import { findNoMatchReason } from '../../search/result-notes.ts';
import { matchPages } from './match-pages.ts';
import type { SitePage } from './site-pages.ts';
import { type CrimeInPlace, splitCrime } from './split-crime.ts';

/** A crime in a neighborhood that the search text names. */
export interface FoundCrime {
  readonly path: string;
  readonly crime: string;
  readonly area: string;
}

/** The matches of a search. */
export interface SearchResults {
  /** Undefined while it loads. */
  readonly places: PlacesResult | undefined;
  /** The text of a place, typed with a crime, that names nothing: `xyzzy` of `burglary in xyzzy`. */
  readonly unknownPlace: string | null;
  /** Crimes in a place. */
  readonly crimesInPlace: readonly FoundCrime[];
  /** Crime types, with their slugs as ids. */
  readonly crimes: readonly SearchableArea[];
  readonly pages: readonly SitePage[];
  /** Returns the name of a neighborhood. */
  readonly nameOf: (area: string) => string;
  readonly loads: Loads;
}

const NO_PLACES: PlacesResult = { found: [], knowsAddresses: true };
const MAX_CRIMES_IN_PLACE = 2;
/** Before the name of a place: `burglary in xyzzy`. */
const PREPOSITION = /^(in|at|near|en|cerca de) /;

/** Searches places, crime types, crimes in places and pages. */
export function useSearchResults(searchText: string): SearchResults {
  const intl = useIntl();
  const wanted = searchText.trim().toLowerCase();
  const hasQuery = wanted !== '';
  const names = useQuery(neighborhoodNamesQuery(hasQuery));
  const types = useQuery({
    queryKey: ['crime-type-names'],
    enabled: hasQuery,
    queryFn: async ({ signal }) =>
      (await request(smallBundlesRoute, { signal })).map(({ name }) => name),
  });
  const searchNames = useQuery(searchNamesQuery(hasQuery));
  const everyday = useMemo(
    () => searchNames.data && createEverydayMatch(searchNames.data),
    [searchNames.data],
  );
  const named = useMemo(
    () =>
      (types.data ?? []).map((name) => {
        const crime = { id: toSlug(name), name: formatCrimeName(intl, name) };
        return { ...crime, names: [name, crime.name, ...(everyday?.otherNamesOf(crime) ?? [])] };
      }),
    [types.data, everyday, intl],
  );
  const split = useMemo(
    // `vehical theft` is a crime type, and not theft in a place
    () => (matchAreas(named, wanted, 1, everyday).length > 0 ? null : splitCrime(wanted, named)),
    [wanted, named, everyday],
  );
  const placeText = split?.place ?? wanted;
  const places = useQuery({
    queryKey: ['search-results', placeText],
    enabled: hasQuery && !types.isPending && !searchNames.isPending,
    queryFn: ({ signal }) =>
      fetchPlaces(placeText, { types: PLACE_TYPES, near: undefined }, signal),
  });
  const nameOf = (area: string) => names.data?.find(({ id }) => id === area)?.name ?? area;
  const crimesInPlace = useMemo(
    () =>
      listCrimesInPlace(split, named, {
        areas: names.data ?? [],
        places: places.data ?? NO_PLACES,
        everyday,
      }),
    [split, named, names.data, places.data, everyday],
  );
  const crimes = useMemo(() => {
    if (crimesInPlace.length > 0) return [];
    if (split !== null) return named.filter(({ id }) => split.crimes.includes(id));
    // Carson is no misspelled arson
    const isArea = matchAreas(names.data ?? [], wanted, 1).length > 0;
    const match = isArea && everyday ? { ...everyday, mistyped: () => [] } : everyday;
    return matchAreas(named, wanted, undefined, match);
  }, [crimesInPlace, split, named, names.data, everyday, wanted]);
  const pages = useMemo(() => matchPages(wanted), [wanted]);
  const isPlaceUnknown =
    crimesInPlace.length === 0 &&
    places.data !== undefined &&
    findNoMatchReason(placeText, places.data) !== null;
  return {
    places: places.data,
    unknownPlace: split !== null && isPlaceUnknown ? split.place.replace(PREPOSITION, '') : null,
    crimesInPlace,
    crimes,
    pages,
    nameOf,
    loads: combineLoads([places, names], []),
  };
}

/** Returns each named crime in the neighborhood that the text names, or that contains the first place found. */
function listCrimesInPlace(
  split: CrimeInPlace | null,
  crimes: readonly SearchableArea[],
  known: {
    readonly areas: readonly SearchableArea[];
    readonly places: PlacesResult;
    readonly everyday: EverydayMatch | undefined;
  },
): FoundCrime[] {
  if (split === null) return [];
  const { areas, places, everyday } = known;
  const [first] = places.found;
  const around = first?.notice === 'similar-name' ? null : first?.neighborhood;
  const [area] = [
    ...matchAreas(areas, split.place, 1, everyday),
    ...areas.filter(({ id }) => id === around),
  ];
  if (area === undefined) return [];
  return split.crimes.slice(0, MAX_CRIMES_IN_PLACE).map((id) => ({
    path: crimePath(id, { area: area.id }),
    crime: crimes.find((one) => one.id === id)?.name ?? id,
    area: area.name,
  }));
}
