import { createPointTest } from '@townlight/county/sample';
import { normalizeText } from '@townlight/domain/address-search';
import { distanceKm } from '@townlight/domain/places';
import { expect, test } from 'vitest';
import {
  crimeSynonyms,
  everydayNames,
  placesOutside,
  pointsOfInterest,
  seedCategories,
} from './index.ts';
import { loadSampleGeography } from './sample/sample-geography.ts';

const neighborhoods = loadSampleGeography()
  .filter(({ partition }) => partition === 'neighborhoods')
  .flatMap(({ featureCollection }) => featureCollection.features);
const ids = new Set(neighborhoods.map(({ properties }) => properties.id));

test('everyday names are of areas that there are, and are no other place\u2019s name', () => {
  expect(Object.keys(everydayNames).filter((id) => !ids.has(id))).toEqual([]);
  const officialNames = new Set([
    ...neighborhoods.map(({ properties }) => normalizeText(properties.name)),
    ...pointsOfInterest.flatMap(({ name, otherNames }) => [name, ...otherNames].map(normalizeText)),
  ]);
  expect(
    Object.values(everydayNames)
      .flat()
      .filter((name) => officialNames.has(name)),
  ).toEqual([]);
});

test('everyday names and crime words are written as they are compared', () => {
  for (const name of [...Object.values(everydayNames), ...Object.values(crimeSynonyms)].flat())
    expect(name).toBe(normalizeText(name));
});

test('crime words are of crime types that there are', () => {
  const names = new Set(seedCategories.smallBundles.map(({ name }) => name));
  expect(Object.keys(crimeSynonyms).filter((name) => !names.has(name))).toEqual([]);
});

test('places outside lie in no neighborhood, and the one that is offered is near', () => {
  for (const place of placesOutside) {
    const { name, longitude, latitude, nearest } = place;
    const distances = new Map<string, number>();
    for (const { properties, geometry } of neighborhoods) {
      expect(createPointTest(geometry)(longitude, latitude), name).toBe(false);
      const corners = geometry.coordinates.flat(2) as number[][];
      const away = corners.map(([x = 0, y = 0]) =>
        distanceKm(place, { longitude: x, latitude: y }),
      );
      distances.set(properties.id, Math.min(...away));
    }
    // not mountains or an island, where these are a little nearer
    const closest = Math.min(...distances.values());
    expect(distances.get(nearest), name).toBeLessThan(1.35 * closest + 3);
  }
});
