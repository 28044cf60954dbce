import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { parsePostOfficeBox } from '@townlight/domain/address-search';
import type { Bounds } from '@townlight/domain/county';
import { MAX_SUGGESTIONS, type PlaceType } from '@townlight/domain/places';
import { findAddresses } from './find-addresses.ts';
import {
  CERTAIN_SCORE,
  type FoundSuggestion,
  type LocalSearchIndexes,
  type PlaceSearchQuery,
  type ScoredSuggestion,
  toCenter,
} from './found-suggestion.ts';
import type { NamedPlace } from './places/named-place.ts';
import { splitPlaceFromEnd } from './places/split-place.ts';

/** Penalty for names before a typed city: below the same matches of the whole text. */
const SPLIT_PENALTY = 0.1;
const MAX_BEHIND_BEST = 0.3;

/**
 * Searches the local data: areas, points of interest, street addresses. Where nothing matches, returns the typed city
 * of an unknown address, or the most similar names, each with a notice.
 */
export function searchLocalPlaces(
  query: PlaceSearchQuery,
  data: LocalSearchIndexes,
): FoundSuggestion[] {
  const { text, types } = query;
  const box = parsePostOfficeBox(text);
  if (box !== null) return listPlace(data.places.find(box), 'post-office-box', types);
  const split = splitPlaceFromEnd(text, data.places);
  const named = findPlaces(text, types, data, 0);
  if (split !== null && !named.some(({ score }) => score >= CERTAIN_SCORE))
    named.push(...findPlaces(split.before, types, data, SPLIT_PENALTY));
  const matches = [...named, ...(types.has('address') ? findAddresses(query, split, data) : [])];
  const found = removeRepeated(removeFarBehind(matches.sort((a, b) => b.score - a.score)))
    .filter((one) => isShown(one, data.bounds))
    .slice(0, MAX_SUGGESTIONS);
  if (found.length > 0) return found;
  if (split !== null) return listPlace(split.place, 'unknown-address', types);
  return data.places
    .searchSimilar(text, types)
    .map((place) => ({ ...describePlace(place), notice: 'similar-name' as const }))
    .filter((one) => isShown(one, data.bounds));
}

function findPlaces(
  text: string,
  types: ReadonlySet<PlaceType>,
  { places }: LocalSearchIndexes,
  penalty: number,
): ScoredSuggestion[] {
  return places
    .search(text, types)
    .map(({ score, ...place }) => ({ score: score - penalty, suggestion: describePlace(place) }));
}

function listPlace(
  place: NamedPlace | null,
  notice: PlaceSuggestion['notice'],
  types: ReadonlySet<PlaceType>,
): FoundSuggestion[] {
  return place === null || !types.has(place.type) ? [] : [{ ...describePlace(place), notice }];
}

function describePlace(place: NamedPlace): FoundSuggestion {
  return {
    type: place.type,
    label: place.label,
    address: place.within === '' ? place.label : `${place.label}, ${place.within}`,
    center: toCenter(place),
    area: place.area,
    nearest: place.nearest,
  };
}

/**
 * Removes addresses that match far worse than the best one: they share only a word with what was typed.
 * @param matches best first
 */
function removeFarBehind(matches: readonly ScoredSuggestion[]): ScoredSuggestion[] {
  const isAddress = ({ suggestion }: ScoredSuggestion) => suggestion.type === 'address';
  const best = matches.find(isAddress)?.score ?? 0;
  return matches.filter((one) => !isAddress(one) || one.score >= best - MAX_BEHIND_BEST);
}

/** @param matches best first */
function removeRepeated(matches: readonly ScoredSuggestion[]): FoundSuggestion[] {
  const seen = new Map<string, FoundSuggestion>();
  for (const { suggestion } of matches) {
    const key = `${suggestion.type} ${suggestion.address}`;
    if (!seen.has(key)) seen.set(key, suggestion);
  }
  return [...seen.values()];
}

/** Returns whether a place is within the bounds, or known to be outside of the county, which its suggestion shows. */
function isShown({ center, nearest = null }: FoundSuggestion, bounds: Bounds): boolean {
  return nearest !== null || isWithinBounds(center, bounds);
}

/** Returns whether a point, longitude first, lies in a box. */
export function isWithinBounds([x, y]: readonly [number, number], bounds: Bounds): boolean {
  return x >= bounds[0] && x <= bounds[2] && y >= bounds[1] && y <= bounds[3];
}
