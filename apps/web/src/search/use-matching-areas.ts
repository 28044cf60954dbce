import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type EverydayMatch, matchAreas, type SearchableArea, toSearchKey } from './match-areas.ts';

const ZIP_CODE = /^\d{5}$/;

/**
 * Returns the areas that match, best first: by name, everyday name or misspelling, and, among neighborhoods, by an
 * overlapping zip code. All of them while nothing is typed.
 */
export function useMatchingAreas<Area extends SearchableArea>(
  areas: readonly Area[],
  typed: string,
): readonly Area[] {
  const wanted = toSearchKey(typed);
  const everyday = useEverydayMatch(wanted);
  const named = useMemo(
    () => (wanted === '' ? areas : matchAreas(areas, wanted, areas.length, everyday)),
    [areas, wanted, everyday],
  );
  const isZip = ZIP_CODE.test(wanted) && named.length === 0;
  const { data: ofZip } = useQuery({
    queryKey: ['zip-neighborhoods', wanted],
    enabled: isZip,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await import('./fetch-places.ts')).fetchZipNeighborhoods(wanted, signal),
  });
  return useMemo(
    () => (isZip && ofZip !== undefined ? areas.filter(({ id }) => ofZip.includes(id)) : named),
    [areas, isZip, ofZip, named],
  );
}

/** Loads everyday names and misspellings with the first character that is typed. */
export function useEverydayMatch(typed: string): EverydayMatch | undefined {
  const { data } = useQuery({
    queryKey: ['everyday-match'],
    enabled: typed !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) =>
      await (await import('./everyday-match.ts')).loadEverydayMatch(client),
  });
  return data;
}
