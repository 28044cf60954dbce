import { useQuery } from '@tanstack/react-query';
import { smallBundlesRoute } from '@townlight/contract/bundles/filters';
import { PLACE_TYPES, toSlug } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { request } from '../../http/api-request.ts';
import { combineLoads, type Loads } from '../../http/loads.ts';
import { formatCrimeName } from '../../i18n/names.ts';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { fetchPlaces, type PlacesResult } from '../../search/fetch-places.ts';
import { matchAreas, type SearchableArea } from '../../search/match-areas.ts';

/** The matches of a search. */
export interface SearchResults {
  /** Undefined while it loads. */
  readonly places: PlacesResult | undefined;
  /** Crime types, with their slugs as ids. */
  readonly crimes: readonly SearchableArea[];
  /** Returns the name of a neighborhood. */
  readonly nameOf: (area: string) => string;
  readonly loads: Loads;
}

export function useSearchResults(searchText: string): SearchResults {
  const intl = useIntl();
  const wanted = searchText.trim().toLowerCase();
  const hasQuery = wanted !== '';
  const places = useQuery({
    queryKey: ['search-results', wanted],
    enabled: hasQuery,
    queryFn: ({ signal }) => fetchPlaces(wanted, { types: PLACE_TYPES, near: undefined }, signal),
  });
  const names = useQuery(neighborhoodNamesQuery(hasQuery));
  const { data: types } = useQuery({
    queryKey: ['crime-type-names'],
    enabled: hasQuery,
    queryFn: async ({ signal }) =>
      (await request(smallBundlesRoute, { signal })).map(({ name }) => name),
  });
  const crimes = useMemo(() => {
    const named =
      types?.map((name) => ({ id: toSlug(name), name: formatCrimeName(intl, name) })) ?? [];
    return matchAreas(named, wanted);
  }, [types, wanted, intl]);
  return {
    places: places.data,
    crimes,
    nameOf: (area) => names.data?.find(({ id }) => id === area)?.name ?? area,
    loads: combineLoads([places, names], []),
  };
}
