import { useQuery } from '@tanstack/react-query';
import { smallBundlesRoute } from '@townlight/contract/bundles/filters';
import { crimePath } from '@townlight/domain/pages';
import { PLACE_TYPES, toSlug } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { request } from '../../http/api-request.ts';
import { combineLoads, type Loads } from '../../http/loads.ts';
import { crimeSynonyms } from '../../i18n/everyday-names.ts';
import { formatCrimeName } from '../../i18n/names.ts';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { everydayMatch } from '../../search/everyday-match.ts';
import { fetchPlaces, type PlacesResult } from '../../search/fetch-places.ts';
import { matchAreas, type SearchableArea } from '../../search/match-areas.ts';
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
  const named = useMemo(
    () =>
      (types.data ?? []).map((name) => ({
        id: toSlug(name),
        name: formatCrimeName(intl, name),
        names: [name, formatCrimeName(intl, name), ...(crimeSynonyms[name] ?? [])],
      })),
    [types.data, intl],
  );
  const split = useMemo(
    // `vehical theft` is a crime type, and not theft in a place
    () =>
      matchAreas(named, wanted, 1, everydayMatch).length > 0 ? null : splitCrime(wanted, named),
    [wanted, named],
  );
  const placeText = split?.place ?? wanted;
  const places = useQuery({
    queryKey: ['search-results', placeText],
    enabled: hasQuery && !types.isPending,
    queryFn: ({ signal }) =>
      fetchPlaces(placeText, { types: PLACE_TYPES, near: undefined }, signal),
  });
  const nameOf = (area: string) => names.data?.find(({ id }) => id === area)?.name ?? area;
  const crimesInPlace = useMemo(
    () => listCrimesInPlace(split, named, names.data ?? [], places.data ?? NO_PLACES),
    [split, named, names.data, places.data],
  );
  const crimes = useMemo(() => {
    if (crimesInPlace.length > 0) return [];
    if (split !== null) return named.filter(({ id }) => split.crimes.includes(id));
    // Carson is no misspelled arson
    const isArea = matchAreas(names.data ?? [], wanted, 1).length > 0;
    const match = isArea ? { ...everydayMatch, mistyped: () => [] } : everydayMatch;
    return matchAreas(named, wanted, undefined, match);
  }, [crimesInPlace, split, named, names.data, wanted]);
  const pages = useMemo(() => matchPages(wanted), [wanted]);
  return {
    places: places.data,
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
  areas: readonly SearchableArea[],
  { found }: PlacesResult,
): FoundCrime[] {
  if (split === null) return [];
  const [first] = found;
  const around = first?.notice === 'similar-name' ? null : first?.neighborhood;
  const [area] = [
    ...matchAreas(areas, split.place, 1, everydayMatch),
    ...areas.filter(({ id }) => id === around),
  ];
  if (area === undefined) return [];
  return split.crimes.slice(0, MAX_CRIMES_IN_PLACE).map((id) => ({
    path: crimePath(id, { area: area.id }),
    crime: crimes.find((one) => one.id === id)?.name ?? id,
    area: area.name,
  }));
}
