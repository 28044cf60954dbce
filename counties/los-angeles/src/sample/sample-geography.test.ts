import { expect, test } from 'vitest';
import { agencies } from '../index.ts';
import { loadSampleGeography, toSampleAreas } from './index.ts';
import { placeTraitsById } from './places.ts';
import { getRegionProfile } from './regions.ts';

const geography = loadSampleGeography();
const areas = toSampleAreas(geography);

test('the county has three partitions, and every area has a unique ID and a number of residents', () => {
  expect(geography.map(({ partition }) => partition)).toEqual([
    'neighborhoods',
    'zipcodes',
    'tracts',
  ]);
  for (const { partition, featureCollection } of geography) {
    const ids = featureCollection.features.map(({ properties }) => properties.id);
    expect(new Set(ids).size, partition).toBe(ids.length);
    for (const { properties } of featureCollection.features) {
      expect(properties.residents, properties.id).toBeGreaterThanOrEqual(0);
    }
  }
});

test('a neighborhood knows its kind, region and police', () => {
  const venice = geography[0]?.featureCollection.features.find(
    ({ properties }) => properties.id === 'venice',
  );
  expect(venice?.properties).toMatchObject({
    name: 'Venice',
    kind: 'part-of-city',
    city: 'Los Angeles',
    region: 'Westside',
    agency: 'lapd',
  });
  const known = new Set(agencies.map(({ slug }) => slug));
  expect(areas.filter(({ agency }) => !known.has(agency))).toEqual([]);
});

test('the model knows every region, and every place it names is a neighborhood', () => {
  const unknown = getRegionProfile('nowhere');
  expect(areas.filter(({ region }) => getRegionProfile(region) === unknown)).toEqual([]);
  const ids = new Set(areas.map(({ id }) => id));
  expect(Object.keys(placeTraitsById).filter((id) => !ids.has(id))).toEqual([]);
});
