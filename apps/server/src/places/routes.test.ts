import {
  areaFeatureCollection,
  foundNeighborhoods,
  neighborhoodNames,
} from '@townlight/contract/places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothStores } from '../platform/testing/databases.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

describeOnBothStores('places over HTTP', (open) => {
  let made: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    made = await openTestApp(database);
    await made.snapshots.first;
  });
  afterAll(() => made.close());
  const get = async (path: string) => (await made.app.inject(`/api/${path}`)).json();

  test.each([
    ['neighborhoods', 5],
    ['zipcodes', 1],
    ['tracts', 1],
  ])('the boundaries of %s are GeoJSON', async (partition, count) => {
    const { features } = areaFeatureCollection.parse(await get(`${partition}/geojson`));
    expect(features).toHaveLength(count);
  });

  test('boundaries and figures list the areas in the same order', async () => {
    const { features } = areaFeatureCollection.parse(await get('neighborhoods/geojson'));
    const status = await get('crimes/status');
    const to = Date.parse(`${status.data_through}-15`);
    const areas: { id: string }[] = await get(`neighborhoods/crimes?from=${to}&to=${to}`);
    expect(features.map(({ properties }) => properties.id)).toEqual(areas.map(({ id }) => id));
  });

  test('names come in the order of the alphabet', async () => {
    const names = neighborhoodNames.parse(await get('neighborhoods/names'));
    expect(names.map(({ name }) => name)).toEqual([
      'Desert',
      'Docks',
      'East Los Angeles',
      'Hollywood',
      'Venice',
    ]);
    expect(names[2]).toEqual({ neighborhood: 'east-los-angeles', name: 'East Los Angeles' });
  });

  test('a point is in one neighborhood or in none', async () => {
    const at = async (lat: number, long: number) =>
      foundNeighborhoods.parse(await get(`neighborhoods/get_neighborhood?lat=${lat}&long=${long}`));
    expect(await at(34.15, -118.35)).toEqual([{ neighborhood: 'hollywood' }]);
    expect(await at(33.95, -118.45)).toEqual([{ neighborhood: 'venice' }]);
    expect(await at(0, 0)).toEqual([]);
  });

  test.each([
    [
      'neighborhoods/get_neighborhood?lat=91&long=0',
      'lat: "91" is not allowed; it must be a number of at most 90',
    ],
    ['neighborhoods/get_neighborhood?lat=34', 'long is missing; it must be a number'],
    [
      'cities/geojson',
      'partition: "cities" is not allowed; it must be one of neighborhoods, zipcodes, tracts',
    ],
  ])('/api/%s is refused', async (path, message) => {
    const reply = await made.app.inject(`/api/${path}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message, error: true });
  });
});
