// Loaded with the first character that is typed, not with the page.
import { matchableName, matchName, typedName } from '@townlight/domain/address-search';
import { slugOf } from '@townlight/domain/places';
import { crimeWords, everydayNames } from '../language/everyday-words.ts';
import { type EverydayMatch, lowestFirst } from './match-areas.ts';

/** The minimum similarity of a misspelled name. */
const LEAST_FIT = 0.6;

const crimeWordsBySlug = new Map(
  Object.entries(crimeWords).map(([name, words]) => [slugOf(name), words]),
);

export const everydayMatch: EverydayMatch = {
  otherNamesOf: ({ id }) => everydayNames[id] ?? crimeWordsBySlug.get(id) ?? [],
  mistyped(areas, query) {
    const typed = typedName(query);
    return lowestFirst(areas, (area) => {
      const names = [area.name, ...everydayMatch.otherNamesOf(area)];
      const fit = Math.max(...names.map((name) => matchName(typed, matchableName(name))));
      return fit < LEAST_FIT ? null : -fit;
    });
  },
};
