import { expect, test } from 'vitest';
import {
  agencies,
  coronavirusReports,
  losAngeles,
  seedCategories,
  spanishNames,
  spanishNicknames,
} from '../index.ts';

const { bigBundles, smallBundles, nicknames } = seedCategories;
const crimes = [...bigBundles, ...smallBundles, ...nicknames].map(({ name }) => name);
const spanishOf: Readonly<Record<string, string>> = { ...spanishNicknames, ...spanishNames };
/** The credit of the base map. */
const credit = 'Townlight; shore from GSHHG, county lines from us-atlas';
const publishers = Object.values(coronavirusReports.sourceNames);
const named = [
  ...[losAngeles.name, credit, ...publishers],
  ...agencies.map(({ name }) => name),
  ...crimes,
];

test('every name of the county pack has a Spanish one, and no Spanish one is left over', () => {
  expect(named.filter((name) => spanishOf[name] === undefined)).toEqual([]);
  const known = new Set(named);
  expect(Object.keys(spanishOf).filter((name) => !known.has(name))).toEqual([]);
});

test('no two crimes of one list have the same Spanish name', () => {
  for (const list of [bigBundles, smallBundles, nicknames]) {
    const spanish = list.map(({ name }) => spanishOf[name]);
    expect(spanish.filter((name, at) => spanish.indexOf(name) !== at)).toEqual([]);
  }
});

test('Spanish crime names are lowercase, as within a sentence', () => {
  const large = crimes.filter((name) => /\p{Lu}/u.test(spanishOf[name] ?? ''));
  expect(large).toEqual([]);
});
