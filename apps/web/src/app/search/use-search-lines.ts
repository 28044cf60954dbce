import { useQuery } from '@tanstack/react-query';
import { type GetText, useText } from '../../i18n/use-text.ts';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { listFallbackLines } from '../../search/lines/place-lines.ts';
import { matchAreas } from '../../search/match-areas.ts';
import { findNoMatchReason } from '../../search/result-notes.ts';
import { useDebounced } from '../../search/use-debounced.ts';
import { useEverydayMatch } from '../../search/use-matching-areas.ts';
import { listSearchLines } from './search-lines.ts';
import { type SearchResults, useSearchResults } from './use-search-results.ts';

// spec 9: address search debounce 500 ms
const DEBOUNCE_MS = 500;
const MAX_AREAS = 3;
const NO_RESULTS: Parameters<typeof listSearchLines>[3] = {
  crimesInPlace: [],
  crimes: [],
  places: undefined,
  pages: [],
  nameOf: (area) => area,
};

/**
 * Returns neighborhoods as the text is typed, and everything else after a pause.
 * @param hurried the text that must not wait for the pause
 */
export function useSearchLines(typed: string, hurried: string) {
  const text = useText();
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const searchText = hurried === typed ? typed : settled;
  const results = useSearchResults(searchText);
  const names = useQuery(neighborhoodNamesQuery()).data ?? [];
  const everyday = useEverydayMatch(typed);
  const { loads, places } = results;
  const isCurrent = searchText === typed && places !== undefined;
  const areas = matchAreas(names, typed, MAX_AREAS, everyday);
  const lines = listSearchLines(text, typed, areas, isCurrent ? results : NO_RESULTS);
  const hasFailed = loads.failure !== null && !loads.loading;
  const isComplete = isCurrent || hasFailed;
  const isNothingFound = isCurrent && lines.every(({ isFallback }) => isFallback);
  if (typed.trim() === '') return { lines: [], statusText: null, isComplete: false };
  if (!isNothingFound) {
    const status = hasFailed ? text('search.failed') : text('search.searching');
    const unknown = isCurrent ? describeUnknownPlace(text, results) : null;
    return { lines, statusText: lines.length > 0 ? unknown : status, isComplete };
  }
  const fallbackLines = listFallbackLines(text).map((line) => ({
    ...line,
    path: line.choice.path,
  }));
  const reason = findNoMatchReason(typed, places);
  return {
    lines: [...lines, ...fallbackLines],
    statusText: reason === null ? null : text(`placeSearch.${reason}`),
    isComplete,
  };
}

/** Names the place that was typed with a crime, where nothing has its name. */
function describeUnknownPlace(text: GetText, { unknownPlace, places }: SearchResults) {
  if (unknownPlace === null || places === undefined) return null;
  const reason = findNoMatchReason(unknownPlace, places);
  return reason === null ? null : text(`searchPage.${reason}`, { words: unknownPlace });
}
