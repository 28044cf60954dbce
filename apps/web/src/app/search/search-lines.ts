import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import type { GetText } from '../../i18n/use-text.ts';
import type { SearchableArea } from '../../search/match-areas.ts';
import { formatCertainty, formatNotice } from '../../search/result-notes.ts';
import type { Suggestion } from '../../search/SearchBox.tsx';
import { orderMatches } from './order-matches.ts';
import type { SearchResults } from './use-search-results.ts';

/** A line of the search of the whole site. */
export interface SearchLine extends Suggestion {
  /** Without its language. */
  readonly path: string;
}

const MAX_LINES = 8;

type Line = Omit<SearchLine, 'key'>;

/**
 * Returns the matches as lines, best first.
 * @param areas neighborhoods that match the text as it is typed, before the results of the server
 */
export function listSearchLines(
  text: GetText,
  typed: string,
  areas: readonly SearchableArea[],
  { nameOf, ...matches }: Omit<SearchResults, 'loads' | 'unknownPlace'>,
): SearchLine[] {
  const crimeLine = ({ id, name }: SearchableArea): Line => ({
    path: trackerPath('crime', id),
    label: name,
    detail: text('searchPage.crime'),
  });
  const placeLines = (places: readonly PlaceSuggestion[]) =>
    places.flatMap((place) => placeLine(text, place, nameOf));
  const found = orderMatches(typed, matches);
  const lines: Line[] = [
    ...found.crimesInPlace.map(({ path, crime, area }) => ({
      path,
      label: text('searchPage.crimeIn', { crime, area }),
    })),
    ...found.typedCrimes.map(crimeLine),
    ...placeLines(found.places),
    ...areas.map(({ id, name }) => ({ path: trackerPath('neighborhood', id), label: name })),
    ...found.crimes.map(crimeLine),
    ...found.pages.map(({ path, title }) => ({
      path,
      label: text(title),
      detail: text('searchPage.page'),
    })),
    ...placeLines(found.addressAreas),
  ];
  const isFound = lines.some(({ isFallback }) => !isFallback);
  const byKey = new Map<string, SearchLine>();
  for (const line of lines) {
    const key = `${line.label} ${line.path}`;
    if (!(isFound && line.isFallback) && !byKey.has(key)) byKey.set(key, { ...line, key });
  }
  return [...byKey.values()].slice(0, MAX_LINES);
}

/** Returns the line of a place that has a page: its own, or that of the neighborhood around or next to it. */
function placeLine(text: GetText, place: PlaceSuggestion, nameOf: SearchResults['nameOf']): Line[] {
  const { type, label, address, area, neighborhood, nearest, notice } = place;
  const path = placePath(place);
  if (path === null) return [];
  const rest = address.startsWith(`${label}, `) ? address.slice(label.length + 2) : null;
  const isArea = area !== null && type !== 'postcode';
  const around = neighborhood === null || isArea ? null : nameOf(neighborhood);
  const details =
    nearest === null
      ? [
          formatCertainty(text, place),
          rest,
          around !== label && !isNamedIn(rest, around) ? around : null,
          formatNotice(text, place),
        ]
      : [text('placeSearch.outsideNearest', { area: nearest.name })];
  const detail = details.filter((one) => one !== null).join(' · ');
  return [
    {
      path,
      label,
      detail: detail === '' ? undefined : detail,
      isFallback: notice === 'similar-name',
    },
  ];
}

/** Returns whether an address (`Beverly Hills 90211`) is the name of its neighborhood and a zip code. */
function isNamedIn(address: string | null, neighborhood: string | null): boolean {
  return address?.replace(/ \d+$/, '') === neighborhood;
}

function placePath({ type, area, neighborhood, nearest }: PlaceSuggestion): string | null {
  if (nearest !== null) return trackerPath('neighborhood', nearest.id);
  if (type === 'postcode' && area !== null)
    return pagePath({ kind: 'map', partition: 'zipcodes', area });
  return neighborhood === null ? null : trackerPath('neighborhood', neighborhood);
}
