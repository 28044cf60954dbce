import { crimeSynonyms, everydayNames } from '@townlight/county-los-angeles';
import { createEverydayMatch } from '../everyday-match.ts';

const list = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).map(([name, others]) => ({ name, other_names: [...others] }));

/** The everyday names of the tests' county. */
export const everydayMatch = createEverydayMatch({
  areas: list(everydayNames),
  crimes: list(crimeSynonyms),
});
