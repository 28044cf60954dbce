import { expect, test } from 'vitest';
import { daytimePlaces } from './index.ts';
import { loadSampleGeography } from './sample/sample-geography.ts';

const ids = new Set(
  loadSampleGeography()
    .filter(({ partition }) => partition === 'neighborhoods')
    .flatMap(({ featureCollection }) => featureCollection.features)
    .map(({ properties }) => properties.id),
);

test('places with many visitors are existing neighborhoods', () => {
  expect(Object.keys(daytimePlaces.places).filter((id) => !ids.has(id))).toEqual([]);
});

test('numbers without a public source are rounded to thousands, so they are not mistaken for counts', () => {
  const numbers = Object.values(daytimePlaces.places).flatMap(({ jobs, daytime }) => [
    ...(jobs === undefined ? [] : [jobs]),
    ...(daytime === undefined ? [] : [daytime]),
  ]);
  if (daytimePlaces.source === null)
    expect(numbers.filter((number) => number % 1000 !== 0)).toEqual([]);
});
