import { expect, test } from 'vitest';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { compareNeighbors } from './compare-neighbors.tsx';

const place = (id: string, count: number, ranking: number | null, given: object = {}) =>
  makeAreaCrimes({
    ...{ id, population: 10_000, total_crime_count: count, ranking },
    total_crime_rate: ranking === null ? null : count / 10_000,
    ...given,
  });
const places = ['home', 'near', 'calm', 'busy', 'small'].map((id) => ({ id, name: id }));
const crimes = [
  place('home', 100, 2),
  place('near', 90, 3),
  place('calm', 40, 4),
  place('busy', 200, 1),
  place('small', 4, null),
];

test('a neighbor is close where the two intervals overlap, else lower or higher', () => {
  const { rows } = compareNeighbors(places, crimes);
  expect(rows.map(({ id, standing }) => [id, standing])).toEqual([
    ['busy', 'higher'],
    ['home', null],
    ['near', 'close'],
    ['calm', 'lower'],
    ['small', null],
  ]);
  expect(rows.at(-1)).toMatchObject({ rate: null, level: null });
});

test('the county is the reports of the areas on record by their residents', () => {
  expect(compareNeighbors(places, crimes).county).toBeCloseTo(434 / 50_000);
  // nine tenths of the residents have to be on record
  const missing = [...crimes, place('gap', 7, null, { complete: false })];
  expect(compareNeighbors(places, missing).county).toBeNull();
});

test('a neighborhood is close to the county where its interval includes the county’s rate', () => {
  const standingOf = (count: number, ranking: number | null = 1) =>
    compareNeighbors(places, [place('home', count, ranking), ...crimes.slice(1)]).againstCounty;
  expect(standingOf(200)).toBe('higher');
  expect(standingOf(90)).toBe('close');
  expect(standingOf(20)).toBe('lower');
  expect(standingOf(3, null)).toBeNull();
});

test('a neighborhood without a rate is not compared with any other', () => {
  const [, ...others] = crimes;
  const { rows } = compareNeighbors(places, [place('home', 3, null), ...others]);
  expect(rows.every(({ standing }) => standing === null)).toBe(true);
});
