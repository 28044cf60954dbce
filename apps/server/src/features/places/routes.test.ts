import {
  areaDetailsList,
  areaFeatureCollection,
  neighborhoodNames,
  neighborhoodsAtPoint,
} from '@townlight/contract/places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';

const { places } = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });

describeOnStore('places over HTTP', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => (await testApp.app.inject(`/api/${path}`)).json();

  test.each([
    ['neighborhoods', 5],
    ['zipcodes', 1],
    ['tracts', 1],
  ])('the boundaries of %s are GeoJSON', async (partition, count) => {
    const { features } = areaFeatureCollection.parse(await get(`${partition}/geojson`));
    expect(features).toHaveLength(count);
  });

  test('boundaries requested by their current hash are immutable; another hash returns the current boundaries', async () => {
    const { geojson } = testApp.snapshots.current().of(places);
    const fetchGeojson = (v: string) =>
      testApp.app.inject(`/api/neighborhoods/geojson?v=${encodeURIComponent(v)}`);
    const named = await fetchGeojson(geojson.neighborhoods.hash);
    expect(named.headers['cache-control']).toContain('immutable');
    const other = await fetchGeojson('of-last-year');
    expect(other.headers['cache-control']).toContain('s-maxage=15');
    expect(other.body).toBe(named.body);
  });

  test('the outlines of areas are a drawing to be colored, one path each', async () => {
    const reply = await testApp.app.inject('/images/outlines/neighborhoods.svg');
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    const ids = [...reply.body.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
    const { features } = areaFeatureCollection.parse(await get('neighborhoods/geojson'));
    expect(ids).toEqual(['-land', ...features.map(({ properties }) => properties.id)]);
    expect(reply.body).not.toMatch(/fill|stroke|style/);
    const again = await testApp.app.inject({
      url: '/images/outlines/neighborhoods.svg',
      headers: { 'if-none-match': String(reply.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await testApp.app.inject('/images/outlines/planets.svg')).statusCode).toBe(404);
  });

  test('a request can select areas and a finer level', async () => {
    const some = await get('neighborhoods/geojson?level=street&area=venice,nowhere&area=hollywood');
    const { features } = areaFeatureCollection.parse(some);
    expect(features.map(({ properties }) => properties.id)).toEqual(['hollywood', 'venice']);
    const all = areaFeatureCollection.parse(await get('neighborhoods/geojson?level=city'));
    expect(all.features).toHaveLength(5);
    // squares have no finer outline
    expect(all.finer).toBeUndefined();
    // created once, so that its compressed versions are cached with it
    const { finer } = testApp.snapshots.current().of(places);
    expect(finer('neighborhoods', 'city', null)).toBe(finer('neighborhoods', 'city', null));
    expect(finer('neighborhoods', 'street', ['venice'])).toBe(
      finer('neighborhoods', 'street', ['venice']),
    );
  });

  test('an area includes its bounds, neighbors and residents', async () => {
    const areas = areaDetailsList.parse(await get('neighborhoods/areas'));
    const of = (id: string) => areas.find((one) => one.id === id);
    expect(areas.map(({ id }) => id)).toEqual([
      'desert',
      'docks',
      'east-los-angeles',
      'hollywood',
      'venice',
    ]);
    expect(of('hollywood')).toMatchObject({
      name: 'Hollywood',
      bounds: [-118.4, 34.1, expect.closeTo(-118.3), expect.closeTo(34.2)],
      residents: { count: 77_270, year: null, source: null },
    });
    expect(of('desert')?.residents).toBeNull();
    const some = areaDetailsList.parse(
      await get('neighborhoods/areas?area=venice,nowhere&area=hollywood'),
    );
    expect(some).toEqual([of('hollywood'), of('venice')]);
    // the five squares do not touch
    expect(areas.flatMap(({ neighbors }) => neighbors)).toEqual([]);
  });

  test('boundaries and figures list the areas in the same order', async () => {
    const { features } = areaFeatureCollection.parse(await get('neighborhoods/geojson'));
    const status = await get('crimes/status');
    const to = Date.parse(`${status.data_through}-15`);
    const areas: { id: string }[] = await get(`neighborhoods/crimes?from=${to}&to=${to}`);
    expect(features.map(({ properties }) => properties.id)).toEqual(areas.map(({ id }) => id));
  });

  test('names are sorted alphabetically', async () => {
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
      neighborhoodsAtPoint.parse(
        await get(`neighborhoods/get_neighborhood?lat=${lat}&long=${long}`),
      );
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
    [
      'tracts/geojson?level=house',
      'level: "house" is not allowed; it must be one of county, city, street',
    ],
  ])('/api/%s is refused', async (path, message) => {
    const reply = await testApp.app.inject(`/api/${path}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message, error: true });
  });
});
