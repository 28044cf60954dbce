import type { AirMapHours, AqiEstimate } from '@townlight/contract/air';
import { airAccuracy } from '@townlight/contract/air/accuracy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../testing/test-features.ts';
import { insertTestAir } from './testing/insert-test-air.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00-08:00`;
const HOLLYWOOD = 'lat=34.15&long=-118.35';
const { air } = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });

/** Two days that end at 23:00 on November 20, without the given hours of the second day. */
const twoDays = (reading: number, silent: readonly number[]) =>
  Array.from({ length: 48 }, (_, hour) => (silent.includes(hour - 24) ? null : reading));

/** The first class whose upper bound reaches the value. */
const within = <K extends string, T extends { [key in K]: number | null }>(
  value: number,
  classes: readonly T[],
  to: K,
) => classes.find((one) => value <= (one[to] ?? Number.POSITIVE_INFINITY)) as T;

describeOnStore('public air quality responses', (open) => {
  let database: Database;
  let testApp: TestApp;
  const get = async (path: string) => (await testApp.app.inject(`/api/${path}`)).json();
  const hollywoodAt = async (hour: number): Promise<AqiEstimate | undefined> =>
    (await get(`air-quality/aqi?${HOLLYWOOD}&datetime=${at(hour)}`))[0];
  const hoursUntil = (hour: number): Promise<AirMapHours> =>
    get(`air-quality/hours?until=${at(hour)}`);
  const recordsAt = (hour: number) =>
    get(`health/air_quality/date?year=2026&month=11&day=20&hour=${hour}`);
  const comes = async (...readings: Parameters<typeof insertTestAir>[1]) => {
    await insertTestAir(database.pool, readings);
    await testApp.snapshots.checkNow();
  };

  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    const from = '2026-11-19T00:00:00-08:00';
    await insertTestAir(database.pool, [
      { station: 'hollywood', from, hours: twoDays(10, [3, 6]) },
      { station: 'docks', from, hours: twoDays(40, [6]) },
      { station: 'desert', from, hours: twoDays(5, [6]) },
    ]);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  test('estimates near a silent station use the other stations and include their distance', async () => {
    const silent = await hollywoodAt(3);
    expect(silent).toMatchObject({ stations: 2, far: true });
    expect(silent?.pm25).toBeGreaterThan(10);
    expect(silent?.nearest_km).toBeCloseTo(45.4, 0);
    expect(await hollywoodAt(4)).toMatchObject({ pm25: 10, nearest_km: 0, far: false });
    const { stations } = await hoursUntil(3);
    expect(stations.find(({ code }) => code === 'hollywood')?.pm25.slice(-2)).toEqual([100, null]);
  });

  test('all stations are silent: that hour has no figure anywhere, the hours around it have', async () => {
    expect(await hollywoodAt(6)).toBeUndefined();
    expect(await get(`air-quality/ranking?datetime=${at(6)}`)).toEqual([]);
    const records = await recordsAt(6);
    expect(records).toHaveLength(5);
    expect(records[0]).toEqual({
      neighborhood: 'desert',
      avg_aqi: null,
      avg_pm25: null,
      ranking: null,
      date: at(6),
    });
    const history = await get(`air-quality/aqi-history?${HOLLYWOOD}&datetime=${at(7)}`);
    expect(history.slice(-3)).toEqual([
      { datetime: at(5), aqi: 33, pm25: 10, doubtful: false },
      { datetime: at(6), aqi: null, pm25: null, doubtful: false },
      { datetime: at(7), aqi: 33, pm25: 10, doubtful: false },
    ]);
    const hours = await hoursUntil(6);
    expect(hours.pm25.at(-1)).toEqual([null, null, null, null, null]);
    // EPA's NowCast continues with the available hours
    const later = await get(`air-quality/aqi?${HOLLYWOOD}&scale=epa-2024&datetime=${at(23)}`);
    expect(later[0].aqi).toBe(53);
  });

  test('a reading that may be true or a fault: no figure around its station, for which 26, "Good", once was estimated from afar', async () => {
    const before = await recordsAt(8);
    await comes({ station: 'docks', from: at(9), hours: [4_000], flag: 'too-high' });
    const hours = await hoursUntil(9);
    const docks = hours.stations.find(({ code }) => code === 'docks');
    expect(docks).toMatchObject({ flag: 'too-high' });
    expect(docks?.pm25.slice(-2)).toEqual([400, 40_000]);
    const doubtful = hours.doubtful
      .at(-1)
      ?.map((place) => hours.neighborhoods[place]?.neighborhood);
    expect(doubtful).toEqual(['docks', 'venice']);
    expect(hours.doubtful.flat()).toHaveLength(2);
    const dock = 'lat=33.751&long=-118.251';
    const ofHour = `datetime=${at(9)}`;
    expect(await get(`air-quality/aqi?${dock}&${ofHour}`)).toEqual([]);
    expect((await get(`air-quality/aqi-history?${dock}&${ofHour}`)).slice(-2)).toEqual([
      { datetime: at(8), aqi: expect.any(Number), pm25: expect.any(Number), doubtful: false },
      { datetime: at(9), aqi: null, pm25: null, doubtful: true },
    ]);
    // an hour later EPA's NowCast would also include that hour
    expect(await get(`air-quality/aqi?${dock}&datetime=${at(10)}&scale=epa-2024`)).toEqual([]);
    expect(await get(`air-quality/aqi?${dock}&datetime=${at(10)}`)).toHaveLength(1);
    const ranked = await get(`air-quality/ranking?${ofHour}`);
    expect(ranked.map(({ neighborhood }: { neighborhood: string }) => neighborhood)).not.toContain(
      'venice',
    );
    const days = await get('air-quality/days?neighborhood=venice&year=2026&month=11');
    const day = days.find(({ date }: { date: string }) => date === at(9).slice(0, 10));
    expect(day).toMatchObject({ aqi: null, pm25: null, hours: 22 });
    const estimates = (hours.pm25.at(-1) as (number | null)[]).flatMap((tenths) => tenths ?? []);
    expect(Math.max(...estimates)).toBeLessThanOrEqual(100);
    expect(await recordsAt(8)).toEqual(before);
  });

  test('an hour with two different readings is excluded from estimates', async () => {
    await comes({ station: 'hollywood', from: at(12), hours: [70], flag: 'duplicate' });
    expect(await hollywoodAt(12)).toBeUndefined();
    await comes({ station: 'hollywood', from: at(12), hours: [9], flag: 'duplicate' });
    expect((await hollywoodAt(12))?.stations).toBe(2);
    const { stations } = await hoursUntil(12);
    expect(stations.find(({ code }) => code === 'hollywood')?.flag).toBe('duplicate');
  });

  test('a late revision changes only its own hour', async () => {
    const [before, other] = [await recordsAt(15), await recordsAt(14)];
    await comes({ station: 'hollywood', from: at(15), hours: [200] });
    expect(await hollywoodAt(15)).toMatchObject({ pm25: 200, aqi_category: 'veryunhealthy' });
    expect(await recordsAt(15)).not.toEqual(before);
    expect(await recordsAt(14)).toEqual(other);
    expect((await get('health/air_quality/last_updated'))[0].last_updated).toBe(at(23));
  });

  test('after a day-long source outage, the status has the time of the newest reading, and late readings fill the gap', async () => {
    const next = '2026-11-22T03:00:00-08:00';
    await comes({ station: 'hollywood', from: next, hours: [12] });
    const [update] = await get('health/air_quality/last_updated');
    expect(update).toMatchObject({ last_updated: next, datetime: '2026-11-21T22:00:00-08:00' });
    expect(await get(`air-quality/aqi?${HOLLYWOOD}`)).toEqual([]);
    const days = () => get('air-quality/days?neighborhood=hollywood&year=2026&month=11');
    const lost = { date: '2026-11-21', aqi: null, pm25: null, hours: 0 };
    expect((await days())[20]).toEqual(lost);
    const missed = new Array(27).fill(14);
    await comes({ station: 'hollywood', from: '2026-11-21T00:00:00-08:00', hours: missed });
    expect((await get(`air-quality/aqi?${HOLLYWOOD}`))[0]).toMatchObject({ pm25: 14 });
    expect((await days())[20]).toEqual({ date: '2026-11-21', aqi: 46, pm25: 14, hours: 24 });
  });

  test('incremental updates give the same data as a full build', async () => {
    await comes({ station: 'desert', from: at(10), hours: [3_000], flag: 'too-high' });
    const grown = testApp.snapshots.current().of(air).data;
    const fresh = await openTestApp(database);
    await fresh.snapshots.first;
    const built = fresh.snapshots.current().of(air).data;
    await fresh.close();
    expect(grown.record).toEqual(built.record);
    expect(grown.areas).toEqual(built.areas);
    expect(grown.usual).toEqual(built.usual);
    expect(grown.misses).toEqual(built.misses);
  });

  test('estimates in smoke have an error of their level, and none while too few hours had that level', async () => {
    const from = '2026-12-01T00:00:00-08:00';
    const weeks = (calm: number, smoke: number, worst: number) => [
      ...new Array(120).fill(calm),
      ...new Array(120).fill(smoke),
      ...new Array(20).fill(worst),
    ];
    await comes(
      { station: 'hollywood', from, hours: weeks(10, 100, 250) },
      { station: 'docks', from, hours: weeks(12, 70, 190) },
    );
    const between = async (day: string) =>
      (await get(`air-quality/aqi?lat=33.95&long=-118.3&datetime=2026-12-${day}T12:00:00Z`))[0];
    const [calm, smoke, worst] = [await between('05'), await between('10'), await between('11')];
    expect(calm.error_pm25).toBeLessThan(10);
    expect([smoke.pm25 > 65.5, smoke.error_pm25]).toEqual([true, 30]);
    expect([worst.pm25 > 150.5, worst.error_pm25]).toEqual([true, null]);
    // the published table contains the same value
    const { by_level } = airAccuracy.parse(await get('air-quality/accuracy'));
    for (const { pm25, nearest_km, error_pm25 } of [calm, smoke, worst]) {
      const { by_distance } = within(pm25, by_level, 'to_pm25');
      expect(within(nearest_km, by_distance, 'to_km').error_pm25).toBe(error_pm25);
    }
  });

  test('a station that moves changes the estimates of all hours', async () => {
    const here = `air-quality/aqi?lat=34.12&long=-118.33&datetime=${at(20)}`;
    expect((await get(here))[0].pm25).toBeLessThan(11);
    await database.pool.query(
      `update air_station set longitude = -118.3, latitude = 34.1 where code = 'docks'`,
    );
    await comes();
    expect((await get(here))[0].pm25).toBeGreaterThan(15);
  });

  test('older readings are accepted, and the day when clocks go forward has 23 hours', async () => {
    const evening = '2026-03-07T20:00:00-08:00';
    await comes({ station: 'hollywood', from: evening, hours: new Array(30).fill(8) });
    expect((await get('health/air_quality/last_updated'))[0].first).toBe(evening);
    const day = await get(
      'health/air_quality/neighborhood?neighborhood=venice&year=2026&month=3&day=8',
    );
    expect(day).toHaveLength(23);
    expect(day[2].date_observed).toBe('2026-03-08T03:00:00-07:00');
    const days = await get('air-quality/days?neighborhood=venice&year=2026&month=3');
    expect(days[7]).toMatchObject({ date: '2026-03-08', hours: 23, pm25: 8 });
  });
});
