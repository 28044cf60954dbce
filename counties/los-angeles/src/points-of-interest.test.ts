import { createPointTest } from '@townlight/county/sample';
import { expect, test } from 'vitest';
import { losAngeles, pointsOfInterest } from './index.ts';
import { loadSampleGeography } from './sample/sample-geography.ts';

test('points of interest are located in their expected neighborhoods', () => {
  const neighborhoods = loadSampleGeography()
    .filter(({ partition }) => partition === 'neighborhoods')
    .flatMap(({ featureCollection }) => featureCollection.features)
    .map(({ properties, geometry }) => ({
      id: properties.id,
      contains: createPointTest(geometry),
    }));
  const astray = pointsOfInterest
    .map(({ name, longitude, latitude, neighborhood }) => ({
      name,
      expected: neighborhood,
      found: neighborhoods.find(({ contains }) => contains(longitude, latitude))?.id,
    }))
    .filter(({ expected, found }) => expected !== found);
  expect(astray).toEqual([]);
  expect(pointsOfInterest.length).toBeGreaterThan(200);
});

test('each point of interest has a unique name and is within the search bounds', () => {
  const names = pointsOfInterest.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const [west, south, east, north] = losAngeles.searchBounds;
  for (const { name, longitude, latitude } of pointsOfInterest) {
    expect(longitude > west && longitude < east, name).toBe(true);
    expect(latitude > south && latitude < north, name).toBe(true);
  }
});
