import { useQuery } from '@tanstack/react-query';
import { PLACE_TYPES } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCrimeTypes } from '../../crime/index.ts';
import { crimeName } from '../../language/names.ts';
import { type Loads, loadsOf } from '../../net/loads.ts';
import { useNeighborhoodNames } from '../../search/api/use-neighborhood-names.ts';
import { askPlaces, type PlacesAnswer } from '../../search/ask-places.ts';
import { matchAreas, type SearchableArea } from '../../search/match-areas.ts';

/** What somebody may mean by the words of a search. */
export interface SearchResults {
  /** Undefined until they have come. */
  readonly places: PlacesAnswer | undefined;
  /** Crime types, with their English name as id. */
  readonly crimes: readonly SearchableArea[];
  /** What a neighborhood is called. */
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
  const types = useCrimeTypes().data;
  const crimes = useMemo(() => {
    const named = types?.map(({ name }) => ({ id: name, name: crimeName(intl, name) })) ?? [];
    return matchAreas(named, wanted);
  }, [types, wanted, intl]);
  return {
    places: places.data,
    crimes,
    nameOf: (area) => names.data?.find(({ id }) => id === area)?.name ?? area,
    loads: loadsOf([places, names], []),
  };
}
