// Loaded with the first character that is typed, not with the page.
import type { QueryClient } from '@tanstack/react-query';
import type { SearchNames } from '@townlight/contract/county/search-names';
import {
  parsePlaceText,
  prepareName,
  prepareTypedName,
  scoreName,
} from '@townlight/domain/address-search';
import { toSlug } from '@townlight/domain/places';
import { ADDRESS_ENDING } from './address-ending.ts';
import { searchNamesQuery } from './api/search-names-query.ts';
import { type EverydayMatch, sortByScore } from './match-areas.ts';

/** The minimum similarity of a misspelled name. */
const MIN_FIT = 0.6;

export async function loadEverydayMatch(queryClient: QueryClient): Promise<EverydayMatch> {
  return createEverydayMatch(await queryClient.fetchQuery(searchNamesQuery()));
}

/** @param names everyday names of the county's areas and crimes */
export function createEverydayMatch({ areas, crimes }: SearchNames): EverydayMatch {
  const namesById = new Map([
    ...crimes.map((one) => [toSlug(one.name), one.other_names] as const),
    ...areas.map((one) => [one.name, one.other_names] as const),
  ]);
  const everydayMatch: EverydayMatch = {
    otherNamesOf: ({ id }) => namesById.get(id) ?? [],
    namesIn: (typed) => parsePlaceText(typed, ADDRESS_ENDING).names,
    mistyped(among, query) {
      const typed = prepareTypedName(parsePlaceText(query, ADDRESS_ENDING).names.at(-1) ?? query);
      return sortByScore(among, (area) => {
        const names = [area.name, ...everydayMatch.otherNamesOf(area)];
        const fit = Math.max(...names.map((name) => scoreName(typed, prepareName(name))));
        return fit < MIN_FIT ? null : -fit;
      });
    },
  };
  return everydayMatch;
}
