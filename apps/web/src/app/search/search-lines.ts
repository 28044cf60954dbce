import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import type { GetText } from '../../i18n/use-text.ts';
import { formatNotice } from '../../search/format-notice.ts';
import { type SearchableArea, toSearchKey } from '../../search/match-areas.ts';
import type { Suggestion } from '../../search/SearchBox.tsx';
import { formatCertainty } from '../../search/uncertainty-note.ts';
import type { SearchResults } from './use-search-results.ts';

/** A line of the search of the whole site. */
export interface SearchLine extends Suggestion {
  /** Without its language. */
  readonly path: string;
}

const MAX_LINES = 8;

type Line = Omit<SearchLine, 'key'>;

const isUnknownAddress = ({ notice }: PlaceSuggestion) => notice === 'unknown-address';

/**
 * Returns the matches as lines, best first: crimes in places, crime types that were typed exactly, places, other crime
 * types, pages, and the area of an address that was not found.
 * @param areas neighborhoods that match the text as it is typed, before the results of the server
 */
export function listSearchLines(
  text: GetText,
  typed: string,
  areas: readonly SearchableArea[],
  { crimesInPlace, crimes, places, pages, nameOf }: Omit<SearchResults, 'loads'>,
): SearchLine[] {
  const isTyped = ({ name }: SearchableArea) => toSearchKey(name) === toSearchKey(typed);
  const crimeLine = ({ id, name }: SearchableArea): Line => ({
    path: trackerPath('crime', id),
    label: name,
    detail: text('searchPage.crime'),
  });
  const found = places?.found ?? [];
  const areaOfAddress = crimesInPlace.length > 0 ? [] : found.filter(isUnknownAddress);
  const lines: Line[] = [
    ...crimesInPlace.map(({ path, crime, area }) => ({
      path,
      label: text('searchPage.crimeIn', { crime, area }),
    })),
    ...crimes.filter(isTyped).map(crimeLine),
    ...found
      .filter((place) => !isUnknownAddress(place))
      .flatMap((place) => placeLine(text, place, nameOf)),
    ...areas.map(({ id, name }) => ({ path: trackerPath('neighborhood', id), label: name })),
    ...crimes.map(crimeLine),
    ...pages.map(({ path, title }) => ({
      path,
      label: text(title),
      detail: text('searchPage.page'),
    })),
    ...areaOfAddress.flatMap((place) => placeLine(text, place, nameOf)),
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
