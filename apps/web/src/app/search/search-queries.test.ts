import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crimeSynonyms } from '@townlight/county-los-angeles';
import { toSlug } from '@townlight/domain/places';
import { expect, test } from 'vitest';
import { matchAreas } from '../../search/match-areas.ts';
import { everydayMatch } from '../../search/testing/everyday-match.ts';
import { matchPages } from './match-pages.ts';
import { splitCrime } from './split-crime.ts';

const MIN_SHARE = 0.93;

const read = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@townlight/county-los-angeles/${name}`)), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

/** See `counties/los-angeles/search/README.md`; the other kinds are searched on the server. */
const queries = read('search/queries.tsv').map((line) => {
  const [kind = '', , , query = '', expected = ''] = line.split('\t');
  return { kind, query, expected };
});
const areas = read('geography/gazetteer.csv').map((line) => {
  const [id = '', name = ''] = line.split(',');
  return { id, name };
});
const crimes = Object.entries(crimeSynonyms).map(([name, others]) => ({
  id: toSlug(name),
  name,
  names: [name, ...others],
}));

function findCrime(query: string): string {
  const [type] = matchAreas(crimes, query, 1, everydayMatch);
  if (type !== undefined) return `crime:${type.id}`;
  const split = splitCrime(query, crimes);
  if (split === null) return 'none';
  return `crime:${split.crimes[0]}@${matchAreas(areas, split.place, 1, everydayMatch)[0]?.id}`;
}

test.each([
  ['crime', findCrime],
  ['page', (query: string) => `page:${matchPages(query)[0]?.path}`],
])('what people type finds the expected %s first', (wanted, find) => {
  const all = queries.filter(({ kind }) => kind === wanted);
  expect(all.length).toBeGreaterThan(10);
  const wrong = all.filter(({ query, expected }) => find(query) !== expected);
  const allowed = Math.floor((1 - MIN_SHARE) * all.length);
  expect(wrong.length <= allowed ? [] : wrong.map(({ query }) => [query, find(query)])).toEqual([]);
});
