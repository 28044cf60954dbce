// Loaded with the first search, not with the page.
import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { pagePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { GetText } from '../../i18n/use-text.ts';
import type { PlacesResult } from '../fetch-places.ts';
import { findNoMatchReason, formatCertainty, formatNotice } from '../result-notes.ts';
import { createAreaSuggestion, type PlaceLine } from './place-line.ts';

/** The lines of the server's places for a search text. */
export interface PlaceLinesResult {
  readonly lines: readonly PlaceLine[];
  /** The message where nothing has the typed name; `null` where something has. */
  readonly noMatch: string | null;
  /** Lines that lead on where nothing was found. */
  readonly fallbackLines: readonly PlaceLine[];
}

export function createPlaceLines(
  text: GetText,
  searchText: string,
  result: PlacesResult,
  onlyNeighborhoods: boolean,
): PlaceLinesResult {
  const reason = findNoMatchReason(searchText, result);
  return {
    lines: result.found.flatMap((one) =>
      toPlaceLines(text, one, onlyNeighborhoods).map((line) => ({
        ...line,
        isFallback: one.notice === 'similar-name',
      })),
    ),
    noMatch: reason === null ? null : text(`placeSearch.${reason}`),
    fallbackLines: listFallbackLines(text),
  };
}

/**
 * Returns the lines of a server suggestion. A zip code becomes one line for each of its neighborhoods where a
 * neighborhood is required.
 */
function toPlaceLines(
  text: GetText,
  suggestion: PlaceSuggestion,
  onlyNeighborhoods: boolean,
): PlaceLine[] {
  const { type, label, neighborhoods, nearest } = suggestion;
  if (nearest !== null) return [outsideLine(text, label, nearest)];
  if (type === 'postcode' && onlyNeighborhoods && neighborhoods.length > 0)
    return neighborhoods.map((one) =>
      neighborhoodLine(one, text('placeSearch.inZip', { zip: label }), undefined),
    );
  return [suggestionLine(text, suggestion)];
}

/** Returns a line for a place outside of the county, which offers the nearest neighborhood in it. */
function outsideLine(
  text: GetText,
  outside: string,
  nearest: { id: AreaId; name: string },
): PlaceLine {
  const line = neighborhoodLine(
    nearest,
    text('placeSearch.outsideNearest', { area: nearest.name }),
    outside,
  );
  return { ...line, key: `outside ${outside}`, label: outside };
}

function neighborhoodLine(
  { id, name }: { id: AreaId; name: string },
  detail: string,
  insteadOf: string | undefined,
): PlaceLine {
  const line = createAreaSuggestion({ id, name }, 'neighborhoods');
  return { ...line, detail, choice: { place: { ...line.choice.place, insteadOf } } };
}

function suggestionLine(text: GetText, suggestion: PlaceSuggestion): PlaceLine {
  const { type, label, address, center, neighborhood, area, certainty, neighbors } = suggestion;
  const { notice, typedPlace } = suggestion;
  const partition = type === 'postcode' ? 'zipcodes' : 'neighborhoods';
  const rest = address.startsWith(`${label}, `) ? address.slice(label.length + 2) : address;
  const details = [
    formatCertainty(text, suggestion),
    rest === label ? null : rest,
    formatNotice(text, suggestion),
  ];
  const detail = details.filter((entry) => entry !== null).join(' · ');
  return {
    key: area === null ? `${label} ${center}` : `${partition} ${area}`,
    label,
    detail: detail === '' ? undefined : detail,
    choice: {
      place: {
        type,
        label: certainty === 'near' ? text('placeSearch.near', { place: label }) : label,
        address: label,
        certainty,
        neighbors,
        center,
        neighborhood,
        area: area === null ? null : { partition, id: area },
        notice,
        typedPlace,
      },
    },
  };
}

/** Returns lines that lead on where nothing was found. */
export function listFallbackLines(
  text: GetText,
): (PlaceLine & { readonly choice: { readonly path: string } })[] {
  const map = pagePath({ kind: 'map', partition: 'neighborhoods', area: null });
  return [
    { path: map, label: text('placeSearch.onMap') },
    { path: `${map}?view=table`, label: text('placeSearch.inTable') },
  ].map(({ path, label }) => ({ key: `path ${path}`, label, isFallback: true, choice: { path } }));
}
