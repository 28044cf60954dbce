// Loaded with the first character that is typed, not with the page.
import {
  parsePlaceText,
  prepareName,
  prepareTypedName,
  scoreName,
} from '@townlight/domain/address-search';
import { toSlug } from '@townlight/domain/places';
import { crimeSynonyms, everydayNames } from '../i18n/everyday-names.ts';
import { type EverydayMatch, sortByScore } from './match-areas.ts';

/** The minimum similarity of a misspelled name. */
const MIN_FIT = 0.6;

const crimeNamesBySlug = new Map(
  Object.entries(crimeSynonyms).map(([name, otherNames]) => [toSlug(name), otherNames]),
);

export const everydayMatch: EverydayMatch = {
  otherNamesOf: ({ id }) => everydayNames[id] ?? crimeNamesBySlug.get(id) ?? [],
  namesIn: (typed) => parsePlaceText(typed).names,
  mistyped(areas, query) {
    const typed = prepareTypedName(parsePlaceText(query).names.at(-1) ?? query);
    return sortByScore(areas, (area) => {
      const names = [area.name, ...everydayMatch.otherNamesOf(area)];
      const fit = Math.max(...names.map((name) => scoreName(typed, prepareName(name))));
      return fit < MIN_FIT ? null : -fit;
    });
  },
};
