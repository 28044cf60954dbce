import { newsUnhealthyDays } from '@townlight/contract/news/unhealthy-days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openPagesApp } from '../../testing/open-pages-app.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { insertTestAir } from '../air/testing/insert-test-air.ts';

/** Days of October 2026 with smoke, counted from 0: the 14th to the 16th, and the 20th. */
const SMOKY = new Set([13, 14, 15, 19]);

describeOnStore('the unhealthy days of a month', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    const hours = Array.from({ length: 50 * 24 }, (_, at) =>
      SMOKY.has(Math.floor(at / 24)) ? 100 : 10,
    );
    await insertTestAir(database.pool, [
      { station: 'hollywood', from: '2026-10-01T00:00:00-07:00', hours },
    ]);
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const get = async (path: string) => await testApp.app.inject(path);
  const days = async (query = '') =>
    newsUnhealthyDays.parse((await get(`/api/news/air-2026-10/days${query}`)).json()).days;

  test('are the longest run, each with its counts, its worst neighborhood and its map', async () => {
    const found = await days();
    expect(found.map(({ day }) => day)).toEqual(['2026-10-14', '2026-10-15', '2026-10-16']);
    const [first] = found;
    expect(first).toMatchObject({
      highest: { aqi: 171, category: 'unhealthy' },
      area: null,
      map: '/news/air-2026-10/day-14.svg',
    });
    expect(first?.unhealthy).toBe(first?.areas);
    expect(first?.path).toBe('/aqi-map?hour=2026-10-14T12');
    const map = await get(`/images${first?.map}`);
    expect(map.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(map.body).toMatch(/<title>Air in October 2026/);
  });

  test('have the index of a neighborhood, and its map', async () => {
    const [first] = await days('?area=hollywood&language=es');
    expect(first).toMatchObject({
      area: { aqi: 171, category: 'dañina' },
      map: '/news/air-2026-10/hollywood/day-14.svg',
      path: '/aqi-map?area=hollywood&hour=2026-10-14T12',
    });
    expect((await get(`/images${first?.map}`)).statusCode).toBe(200);
  });

  test('return 404 for unknown areas and months, and other days have no map', async () => {
    const { statusCode, body } = await get('/api/news/air-2026-10/days?area=nowhere');
    expect([statusCode, body]).toEqual([404, expect.stringContaining('no neighborhood “nowhere”')]);
    expect((await get('/api/news/air-2020-01/days')).statusCode).toBe(404);
    expect((await get('/images/news/air-2026-10/day-20.svg')).statusCode).toBe(404);
    expect((await get('/images/news/air-2026-10/day-x.svg')).statusCode).toBe(404);
  });
});
