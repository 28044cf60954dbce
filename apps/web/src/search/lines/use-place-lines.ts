import { useQuery } from '@tanstack/react-query';
import type { Partition, PlaceType } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadIntlWithCatalog } from '../../i18n/LanguageProvider.tsx';
import { placeSearchCatalog } from '../../i18n/messages/shared-catalogs.ts';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { createGetText, useText } from '../../i18n/use-text.ts';
import { matchAreas, type SearchableArea, type SearchTopics } from '../match-areas.ts';
import { useDebounced } from '../use-debounced.ts';
import { useEverydayMatch } from '../use-matching-areas.ts';
import { createAreaSuggestion, type PlaceLine } from './place-line.ts';
import { useTopicLines } from './use-topic-lines.ts';

// spec 9: address search debounce 500 ms
const DEBOUNCE_MS = 500;
// spec 9: search suggestions at most 5
const MAX_LINES = 5;
/** The number of the page's areas that stay listed when the server's places arrive. */
const MIN_LOCAL_LINES = 3;

export interface PlaceLines {
  readonly lines: readonly PlaceLine[];
  /** Shown in place of a list. */
  readonly statusText: string | null;
  /** Whether no more lines will arrive for the typed text. */
  readonly complete: boolean;
  /** Requests the server's results immediately. */
  readonly searchNow: () => void;
}

/**
 * Returns suggestions for the typed text: areas of the page immediately, places of the server after a debounce. A reply
 * to outdated text is not shown, and its request is aborted.
 */
export function usePlaceLines(
  typed: string,
  given: {
    areas: readonly SearchableArea[];
    partition: Partition;
    types: readonly PlaceType[];
    /** Longitude and latitude of the area in view: results near it come first. */
    near: readonly [number, number] | undefined;
    /** The page accepts neighborhoods only: a zip code is expanded into its neighborhoods. */
    onlyNeighborhoods: boolean;
    topics: SearchTopics | undefined;
  },
): PlaceLines {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const text = useText();
  const { areas, partition, types, near, onlyNeighborhoods, topics } = given;
  // spec 5: lowercased and trimmed, blank input is ignored
  const searchText = typed.trim().toLowerCase();
  const settled = useDebounced(searchText, DEBOUNCE_MS);
  const [hurried, setHurried] = useState('');
  const due = searchText !== '' && (settled === searchText || hurried === searchText);
  const query = useQuery({
    queryKey: ['places', types, near, searchText],
    enabled: due,
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
    retry: 1,
    queryFn: async ({ signal }) => {
      const [{ fetchPlaces }, { createPlaceLines }] = await Promise.all([
        import('../fetch-places.ts'),
        import('./place-lines.ts'),
      ]);
      return { ...(await fetchPlaces(searchText, { types, near }, signal)), createPlaceLines };
    },
  });
  const texts = useQuery({
    queryKey: ['place-search-texts', language],
    enabled: searchText !== '',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    queryFn: async () =>
      createGetText(await loadIntlWithCatalog(intl, language, placeSearchCatalog)),
  });
  const everyday = useEverydayMatch(searchText);
  const localLines = useMemo(
    () =>
      matchAreas(areas, searchText, MAX_LINES, everyday).map((area) =>
        createAreaSuggestion(area, partition),
      ),
    [areas, searchText, partition, everyday],
  );
  const topicLines = useTopicLines(searchText, topics);
  const pageLines = useMemo(() => [...localLines, ...topicLines], [localLines, topicLines]);
  const { data: result } = query;
  const data = useMemo(
    () =>
      result === undefined || texts.data === undefined
        ? undefined
        : result.createPlaceLines(texts.data, searchText, result, onlyNeighborhoods),
    [result, texts.data, searchText, onlyNeighborhoods],
  );
  const isNothingFound = pageLines.length === 0 && data !== undefined && data.noMatch !== null;
  const lines = useMemo(() => {
    if (isNothingFound) return [...data.lines, ...data.fallbackLines];
    return mergeLines(pageLines, data?.lines.filter(({ isFallback }) => !isFallback) ?? []);
  }, [pageLines, data, isNothingFound]);
  const complete = due && (data !== undefined || query.isError || texts.isError);
  return { lines, complete, statusText: formatStatus(), searchNow: () => setHurried(searchText) };

  function formatStatus(): string | null {
    if (searchText === '') return null;
    if (isNothingFound) return data.noMatch;
    if (lines.length > 0) return null;
    if ((query.isError || texts.isError) && due) return text('search.failed');
    return complete ? text('search.none') : text('search.searching');
  }
}

/** Lines that are already shown keep their position; later ones fill the end of the list. */
export function mergeLines(
  localLines: readonly PlaceLine[],
  serverLines: readonly PlaceLine[],
): PlaceLine[] {
  const known = new Set(localLines.map(({ key }) => key));
  const newLines = serverLines.filter(({ key }) => !known.has(key));
  const shownLocal = localLines.slice(0, Math.max(MIN_LOCAL_LINES, MAX_LINES - newLines.length));
  return [...shownLocal, ...newLines].slice(0, MAX_LINES);
}
