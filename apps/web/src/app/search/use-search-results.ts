import { useQuery } from '@tanstack/react-query';
import { smallBundles } from '@townlight/contract/bundles';
import { PLACE_TYPES, slugOf } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { crimeName } from '../../language/names.ts';
import { apiGet } from '../../net/api-request.ts';
import { type Loads, loadsOf } from '../../net/loads.ts';
import { useNeighborhoodNames } from '../../search/api/use-neighborhood-names.ts';
import { askPlaces, type PlacesAnswer } from '../../search/ask-places.ts';
import { matchAreas, type SearchableArea } from '../../search/match-areas.ts';

/** The matches of a search. */
export interface SearchResults {
  /** Undefined while it loads. */
  readonly places: PlacesAnswer | undefined;
  /** Crime types, with their slugs as ids. */
  readonly crimes: readonly SearchableArea[];
  /** Returns the name of a neighborhood. */
  readonly nameOf: (area: string) => string;
  readonly loads: Loads;
}

export function useSearchResults(words: string): SearchResults {
  const intl = useIntl();
  const wanted = words.trim().toLowerCase();
  const asked = wanted !== '';
  const places = useQuery({
    queryKey: ['search-results', wanted],
    enabled: asked,
    queryFn: ({ signal }) => askPlaces(wanted, { types: PLACE_TYPES, near: undefined }, signal),
  });
  const names = useNeighborhoodNames(asked);
  const { data: types } = useQuery({
    queryKey: ['crime-type-names'],
    enabled: asked,
    queryFn: async ({ signal }) => {
      return (await apiGet('/api/bundles/small', smallBundles, {}, signal)).map(({ name }) => name);
    },
  });
  const crimes = useMemo(() => {
    const named = types?.map((name) => ({ id: slugOf(name), name: crimeName(intl, name) })) ?? [];
    return matchAreas(named, wanted);
  }, [types, wanted, intl]);
  return {
    places: places.data,
    crimes,
    nameOf: (area) => names.data?.find(({ id }) => id === area)?.name ?? area,
    loads: loadsOf([places, names], []),
  };
}
