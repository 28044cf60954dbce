import {
  airDays,
  airMapHours,
  airStatuses,
  airTrend,
  aqiEstimates,
  aqiHistory,
  aqiRanking,
  areaAirHours,
} from '@townlight/contract/air';
import { airAccuracy } from '@townlight/contract/air/accuracy';
import { nearbyStations } from '@townlight/contract/air/stations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { insertTestAir } from './testing/insert-test-air.ts';

/** Midnight of November 1, 2026; at 2 AM of daylight saving time clocks go back to 1 AM. */
const MIDNIGHT = '2026-11-01T00:00:00-07:00';
const HOLLYWOOD = 'lat=34.15&long=-118.35';

describeOnStore('the calls of air quality', (open) => {
  let database: Database;
  let testApp: TestApp;
  const get = async (path: string) => {
    const reply = await testApp.app.inject(`/api/${path}`);
    return { status: reply.statusCode, body: reply.json(), etag: reply.headers.etag };
  };

  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('before the first reading, all calls succeed with empty results', async () => {
    for (const path of [
      'health/air_quality/last_updated',
      `air-quality/aqi?${HOLLYWOOD}`,
      `air-quality/aqi-history?${HOLLYWOOD}`,
      `air-quality/stations?${HOLLYWOOD}`,
      'air-quality/ranking',
      'health/air_quality/date?year=2026&month=11&day=1&hour=3',
      'health/air_quality/neighborhood?neighborhood=venice&year=2026&month=11&day=1',
      'air-quality/days?neighborhood=venice&year=2026&month=11',
    ])
      expect(await get(path), path).toMatchObject({ status: 200, body: [] });
    expect((await get('air-quality/hours')).body.hours).toEqual([]);
    expect((await get('air-quality/accuracy')).body.overall).toBeNull();
  });

  test('the settled hour is five hours before the newest reading, now the newest that half have reported', async () => {
    await insertTestAir(database.pool, [
      { station: 'hollywood', from: MIDNIGHT, hours: new Array(30).fill(10) },
      { station: 'docks', from: MIDNIGHT, hours: new Array(28).fill(30) },
    ]);
    await testApp.snapshots.checkNow();
    const { body } = await get('health/air_quality/last_updated');
    expect(airStatuses.parse(body)).toEqual([
      {
        last_updated: '2026-11-02T04:00:00-08:00',
        sample: false,
        datetime: '2026-11-01T23:00:00-08:00',
        current: '2026-11-02T04:00:00-08:00',
        map_opens: '2026-11-01T23:00:00-08:00',
        first: MIDNIGHT,
      },
    ]);
    const [here] = aqiEstimates.parse((await get(`air-quality/aqi?${HOLLYWOOD}`)).body);
    expect(here).toEqual({
      aqi: 33,
      datetime: '2026-11-01T23:00:00-08:00',
      aqi_category: 'good',
      pm25: 10,
      beyond_index: false,
      stations: 1,
      nearest_km: 0,
      far: false,
      error_pm25: null,
      one_in_ten_pm25: null,
      usual_pm25: null,
      usual_error_pm25: null,
    });
  });

  test('a point between stations is estimated from the requested number of stations', async () => {
    const point = 'lat=33.95&long=-118.3';
    const at = async (sensors: number) =>
      aqiEstimates.parse((await get(`air-quality/aqi?${point}&sensors=${sensors}`)).body)[0];
    expect(await at(1)).toMatchObject({ pm25: 10, stations: 1 });
    const all = await at(5_000);
    expect(all).toMatchObject({ stations: 2, nearest_km: 22.7, far: false });
    expect(all?.pm25).toBeCloseTo(20, 0);
    const far = await get('air-quality/aqi?lat=34.8&long=-117.7');
    expect(far.body[0]).toMatchObject({ far: true });
  });

  test('the readings of an estimate’s stations, weighted by their shares, give the estimate', async () => {
    const point = 'lat=33.95&long=-118.3&sensors=5000';
    const [estimate] = aqiEstimates.parse((await get(`air-quality/aqi?${point}`)).body);
    const stations = nearbyStations.parse((await get(`air-quality/stations?${point}`)).body);
    expect(stations).toMatchObject([
      { code: 'hollywood', km: 22.7, pm25: 10, aqi_category: 'good', flag: null },
      { code: 'docks', km: 22.7, pm25: 30, aqi_category: 'moderate', flag: null },
    ]);
    const sum = stations.reduce((total, { pm25, share }) => total + pm25 * (share ?? 0), 0);
    // the estimate is truncated to tenths
    expect(Math.abs(sum - (estimate?.pm25 ?? 0))).toBeLessThan(0.11);
    const outside = await get('air-quality/stations?lat=0&long=0');
    expect(outside).toMatchObject({ status: 400 });
  });

  test('the history has the 48 hours up to the requested one; hours before the record are empty', async () => {
    const history = aqiHistory.parse((await get(`air-quality/aqi-history?${HOLLYWOOD}`)).body);
    expect(history).toHaveLength(48);
    expect(history.at(-1)).toEqual({
      datetime: '2026-11-01T23:00:00-08:00',
      aqi: 33,
      pm25: 10,
      doubtful: false,
    });
    expect(history[0]).toEqual({
      datetime: '2026-10-31T01:00:00-07:00',
      aqi: null,
      pm25: null,
      doubtful: false,
    });
    expect(history.filter(({ aqi }) => aqi !== null)).toHaveLength(25);
    const epa = await get(`air-quality/aqi-history?${HOLLYWOOD}&scale=epa-2024`);
    // EPA has no figure for the first hour: a NowCast needs two of the last three
    expect(epa.body.filter(({ aqi }: { aqi: number | null }) => aqi !== null)).toHaveLength(24);
    expect(epa.body.at(-1)).toMatchObject({ aqi: 53, pm25: 10 });
  });

  test('neighborhoods are ranked by their index, the worst air first; ties share a rank', async () => {
    const hour = 'datetime=2026-11-01T12:00:00-08:00';
    const ranking = aqiRanking.parse((await get(`air-quality/ranking?${hour}`)).body);
    // the station in the desert is silent: the area was ranked third by readings 60 km away
    expect(ranking.map(({ neighborhood }) => neighborhood)).toEqual([
      'docks',
      'venice',
      'east-los-angeles',
      'hollywood',
    ]);
    expect(ranking[0]).toMatchObject({ rank: 1, name: 'Docks', aqi_category: 'moderate' });
    // once the station at the docks is silent, all estimates use Hollywood
    const alone = await get('air-quality/ranking?datetime=2026-11-02T03:00:00-08:00');
    expect(new Set(alone.body.map(({ rank }: { rank: number }) => rank))).toEqual(new Set([1]));
  });

  test('an hour in county time returns the value and rank of every neighborhood', async () => {
    const { body } = await get('health/air_quality/date?year=2026&month=11&day=1&hour=12');
    const records = areaAirHours.parse(body);
    expect(records.map(({ neighborhood }) => neighborhood)).toEqual([
      'desert',
      'docks',
      'east-los-angeles',
      'hollywood',
      'venice',
    ]);
    expect(records[1]).toMatchObject({ ranking: 1, date: '2026-11-01T12:00:00-08:00' });
  });

  test('the two hours from 1 to 2 AM when clocks go back are distinguished by their offset', async () => {
    const fetchDate = (more: string) =>
      get(`health/air_quality/date?year=2026&month=11&day=1&hour=1${more}`);
    expect((await fetchDate('')).body[0].date).toBe('2026-11-01T01:00:00-07:00');
    expect((await fetchDate('&offset=-08:00')).body[0].date).toBe('2026-11-01T01:00:00-08:00');
    expect((await fetchDate('&offset=%2B01:00')).body.message).toBe(
      'offset is +01:00; at 2026-11-01T01:00:00 it is -07:00 or -08:00.',
    );
    const day = await get(
      'health/air_quality/neighborhood?neighborhood=venice&year=2026&month=11&day=1',
    );
    const trend = airTrend.parse(day.body);
    expect(trend).toHaveLength(25);
    expect(trend.slice(1, 3).map(({ date_observed }) => date_observed)).toEqual([
      '2026-11-01T01:00:00-07:00',
      '2026-11-01T01:00:00-08:00',
    ]);
    expect(new Set(trend.map(({ date_observed }) => date_observed)).size).toBe(25);
  });

  test('a day has a mean with readings for three hours of four', async () => {
    const { body } = await get('air-quality/days?neighborhood=hollywood&year=2026&month=11');
    const days = airDays.parse(body);
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ date: '2026-11-01', hours: 25 });
    expect(days[0]?.pm25).toBeGreaterThanOrEqual(10);
    expect(days[1]).toEqual({ date: '2026-11-02', aqi: null, pm25: null, hours: 5 });
  });

  test('the map hours cover two days plus the input of their first NowCast, for areas and stations', async () => {
    const hours = airMapHours.parse((await get('air-quality/hours')).body);
    expect([hours.shown_from, hours.hours.length]).toEqual([11, 59]);
    expect(hours.hours.at(-1)).toBe('2026-11-01T23:00:00-08:00');
    expect(hours.pm25.at(-1)?.every((tenths) => tenths !== null)).toBe(true);
    expect(hours.pm25[0]).toEqual([null, null, null, null, null]);
    const [desert, docks] = hours.stations;
    expect(docks?.pm25.at(-1)).toBe(300);
    expect(desert).toMatchObject({ code: 'desert', flag: null });
    expect(desert?.pm25.every((reading) => reading === null)).toBe(true);
    // its station is silent: the nearest one with a reading is far away
    expect(hours.neighborhoods[0]).toMatchObject({ neighborhood: 'desert', far: true });
  });

  test('errors are measured by leaving each station out', async () => {
    const accuracy = airAccuracy.parse((await get('air-quality/accuracy')).body);
    expect(accuracy).toMatchObject({ sensors: 4, stations: 3 });
    expect(accuracy.overall).toMatchObject({ readings: 56, mean_absolute: 20, right_category: 0 });
    // each hour predicts 30 from 10 and 10 from 30: too few for an error of either level
    expect(accuracy.by_level.map(({ to_pm25, readings }) => [to_pm25, readings])).toEqual([
      [15.5, 28],
      [40.5, 28],
      [65.5, 0],
      [150.5, 0],
      [250.4, 0],
      [500.4, 0],
      [null, 0],
    ]);
    expect(accuracy.by_level[0]?.by_distance.at(-1)).toEqual({
      to_km: null,
      readings: 28,
      error: null,
      error_pm25: null,
      one_in_ten_pm25: null,
    });
    expect(accuracy.by_season.map(({ season }) => season)).toEqual(['fall']);
  });

  test.each([
    [`air-quality/aqi?lat=40&long=-118`, 'is outside the county; lat must be between'],
    [`air-quality/aqi?lat=x&long=-118`, 'lat'],
    [`air-quality/aqi?${HOLLYWOOD}&sensors=0`, 'sensors'],
    [`air-quality/aqi?${HOLLYWOOD}&datetime=2026-02-30T00:00:00Z`, 'datetime'],
    [
      `air-quality/aqi?${HOLLYWOOD}&datetime=2026-11-02T05:00:00-08:00`,
      'datetime is 2026-11-02T05:00:00-08:00; readings run from 2026-11-01T00:00:00-07:00 to 2026-11-02T04:00:00-08:00.',
    ],
    [`air-quality/ranking?datetime=2026-10-31T23:00:00-07:00`, 'readings run from'],
    ['health/air_quality/date?year=2026&month=2&day=30&hour=3', 'there is no such day'],
    ['health/air_quality/date?year=2026&month=3&day=8&hour=2', 'skipped when clocks go forward'],
    [
      'health/air_quality/neighborhood?neighborhood=venice&year=2026&month=11&day=31',
      'The calendar has no 2026-11-31',
    ],
    [
      'health/air_quality/neighborhood?neighborhood=venice&year=2026&month=11&day=5',
      'The day asked for is 2026-11-05; readings run from',
    ],
    [
      'air-quality/days?neighborhood=venice&year=2026&month=9',
      'The month asked for is 2026-09; readings run from',
    ],
    ['air-quality/hours?until=2030-01-01T00:00:00Z', 'until is 2029-12-31T16:00:00-08:00'],
  ])('%s returns 400 with the allowed values', async (path, sentence) => {
    const { status, body } = await get(path);
    expect([status, body.error]).toEqual([400, true]);
    expect(body.message).toContain(sentence);
  });

  test.each([
    'air-quality/ranking?neighborhood=atlantis',
    'air-quality/days?neighborhood=atlantis&year=2026&month=11',
    'health/air_quality/neighborhood?neighborhood=atlantis&year=2026&month=11&day=1',
  ])('%s returns 404 for an unknown neighborhood', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.message).toBe(
      'There is no neighborhood “atlantis”; /api/neighborhoods/names lists them all.',
    );
  });

  test('returns 304 when the client has the current version', async () => {
    for (const path of ['air-quality/ranking', `air-quality/aqi?${HOLLYWOOD}`]) {
      const { etag } = await get(path);
      const again = await testApp.app.inject({
        url: `/api/${path}`,
        headers: { 'if-none-match': String(etag) },
      });
      expect(again.statusCode, path).toBe(304);
    }
  });
});
