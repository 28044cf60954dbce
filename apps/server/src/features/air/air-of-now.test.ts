import { airStatuses, aqiEstimates, aqiRanking, areaAirHours } from '@townlight/contract/air';
import { jsonFeed } from '@townlight/contract/feed';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { insertTestAir } from './testing/insert-test-air.ts';

const HOLLYWOOD = 'lat=34.15&long=-118.35';
const from = '2026-11-20T00:00:00-08:00';
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00-08:00`;
const calm = (hours: number) => new Array<number>(hours).fill(10);

describeOnStore('the air of now', (open) => {
  let database: Database;
  let testApp: TestApp | undefined;
  const get = async (path: string) =>
    (await (testApp as TestApp).app.inject(`/api/${path}`)).json();
  const update = async () => airStatuses.parse(await get('health/air_quality/last_updated'))[0];
  const comes = async (...readings: Parameters<typeof insertTestAir>[1]) => {
    await insertTestAir(database.pool, readings);
    await (testApp as TestApp).snapshots.checkNow();
  };

  beforeEach(async () => {
    if (testApp === undefined) {
      database = await open();
      await makeSmallCounty(database.pool);
      testApp = await openTestApp(database);
      await testApp.snapshots.first;
    }
    await database.pool.query('delete from air_reading');
  });
  afterAll(() => testApp?.close());

  test('smoke of the last four hours, once shown as Good, is now; rankings stay of the settled hour', async () => {
    await comes(
      { station: 'hollywood', from, hours: [...calm(20), 100, 100, 120, 120] },
      { station: 'docks', from, hours: new Array(24).fill(20) },
      { station: 'desert', from, hours: calm(24) },
    );
    expect(await update()).toMatchObject({
      last_updated: at(23),
      datetime: at(18),
      current: at(23),
      map_opens: at(23),
    });
    const reading = async (query: string) =>
      aqiEstimates.parse(await get(`air-quality/aqi?${HOLLYWOOD}${query}`))[0];
    expect(await reading(`&datetime=${at(23)}`)).toMatchObject({
      aqi_category: 'unhealthy',
      pm25: 120,
    });
    // the call in the specification returns the hour before
    expect(await reading('')).toMatchObject({ datetime: at(18), aqi_category: 'good' });
    const ranking = aqiRanking.parse(await get('air-quality/ranking'));
    expect(ranking[0]).toMatchObject({ neighborhood: 'docks', rank: 1 });
    const records = areaAirHours.parse(
      await get('health/air_quality/date?year=2026&month=11&day=20&hour=23'),
    );
    expect(records.find(({ ranking: rank }) => rank === 1)?.neighborhood).toBe('hollywood');
  });

  test('where one of three stations has reported the newest hour, now is the hour before', async () => {
    await comes(
      { station: 'hollywood', from, hours: [...calm(23), 100] },
      { station: 'docks', from, hours: calm(23) },
      { station: 'desert', from, hours: calm(23) },
    );
    expect(await update()).toMatchObject({ last_updated: at(23), current: at(22) });
    await comes({ station: 'docks', from: at(23), hours: [10] });
    expect(await update()).toMatchObject({ last_updated: at(23), current: at(23) });
  });

  test('the map opens at the settled hour where the air has not become worse since', async () => {
    const cleared = [...new Array(20).fill(100), ...calm(4)];
    await comes(
      { station: 'hollywood', from, hours: cleared },
      { station: 'docks', from, hours: cleared },
      { station: 'desert', from, hours: cleared },
    );
    expect(await update()).toMatchObject({ datetime: at(18), current: at(23), map_opens: at(18) });
  });

  test('a much higher reading than at all other stations opens the map at the current hour, since it may be right', async () => {
    await comes(
      { station: 'hollywood', from, hours: calm(23) },
      { station: 'hollywood', from: at(23), hours: [2_000], flag: 'too-high' },
      { station: 'docks', from, hours: calm(24) },
      { station: 'desert', from, hours: calm(24) },
    );
    expect(await update()).toMatchObject({ current: at(23), map_opens: at(23) });
  });

  test('a late station in smoke leaves its area without an estimate, instead of “Good” from other stations', async () => {
    await comes(
      { station: 'hollywood', from, hours: [...calm(20), 200, 200, 200] },
      { station: 'docks', from, hours: calm(24) },
      { station: 'desert', from, hours: calm(24) },
    );
    expect(await update()).toMatchObject({ current: at(23), map_opens: at(23) });
    const now = `datetime=${at(23)}`;
    expect(await get(`air-quality/aqi?${HOLLYWOOD}&${now}`)).toEqual([]);
    const history = await get(`air-quality/aqi-history?${HOLLYWOOD}&${now}`);
    expect(history.at(-1)).toMatchObject({ aqi: null, doubtful: true });
    const records = async () =>
      areaAirHours.parse(await get('health/air_quality/date?year=2026&month=11&day=20&hour=23'));
    const hollywood = async () =>
      (await records()).find(({ neighborhood }) => neighborhood === 'hollywood')?.avg_pm25;
    expect(await hollywood()).toBeNull();
    // five hours later the station counts as silent, not late, and the other stations estimate its location
    const later = { from: '2026-11-21T00:00:00-08:00', hours: calm(5) };
    await comes({ station: 'docks', ...later }, { station: 'desert', ...later });
    expect(await hollywood()).toBe(10);
  });

  test('a feed reports smoke from the newest hours, and better air only once readings have settled', async () => {
    const entries = async () => {
      const feed = jsonFeed.parse(await get('air-quality/feed/hollywood.json'));
      return feed.items.map(({ id, content_text }) => [
        id.replace(/^.*\//, ''),
        /may be corrected/.test(content_text ?? ''),
      ]);
    };
    const otherReadings = (hours: number) =>
      ['docks', 'desert'].map((station) => ({ station, from, hours: calm(hours) }));
    const smoke = [...calm(10), 100, 100];
    await comes({ station: 'hollywood', from, hours: smoke }, ...otherReadings(12));
    expect(await entries()).toEqual([['unhealthy', true]]);
    const clear = [...smoke, ...calm(6)];
    await comes({ station: 'hollywood', from, hours: clear }, ...otherReadings(18));
    expect(await entries()).toEqual([['unhealthy', true]]);
    await comes({ station: 'hollywood', from, hours: [...clear, 10] }, ...otherReadings(19));
    expect(await entries()).toEqual([
      ['good', false],
      ['unhealthy', true],
    ]);
  });
});
