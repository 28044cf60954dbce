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

test('everyday names belong to existing areas and differ from every official place name', () => {
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

test('everyday names and crime synonyms are stored in normalized form', () => {
  for (const name of [...Object.values(everydayNames), ...Object.values(crimeSynonyms)].flat())
    expect(name).toBe(normalizeText(name));
});

test('crime synonyms refer to existing crime types', () => {
  const names = new Set(seedCategories.smallBundles.map(({ name }) => name));
  expect(Object.keys(crimeSynonyms).filter((name) => !names.has(name))).toEqual([]);
});

test('places outside the county are in no neighborhood, and the suggested neighborhood is nearby', () => {
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
