import { READING_FLAGS } from '@townlight/domain/air';
import { addHours, formatHour, hourOfInstant } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { HOUR_GROUPS } from '../snapshot/air-data.ts';
import { openAirSnapshot } from '../snapshot/air-snapshot.ts';
import { crossValidateByMonth } from '../snapshot/cross-validate-by-month.ts';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { buildNearbyStations } from './stations-reply.ts';

const ZONE = 'America/Los_Angeles';
const FIRST = hourOfInstant(Date.UTC(2026, 9, 20));
const BOUNDS = [-119, 33, -117, 35] as const;
const STATIONS = [-118.5, -118.4, -118.3, -118.2].map((longitude) => ({ longitude, latitude: 34 }));
/** Next to the first station; the others follow by number. */
const POINT = { lat: 34, long: -118.51 };

function snapshotOf(
  readings: readonly (readonly (number | null)[])[],
  refused: readonly [station: number, pm25: number][] = [],
) {
  const record = createRecordedAir(STATIONS, FIRST, readings);
  const begin = (readings.length - 1) * STATIONS.length;
  for (const [station, pm25] of refused) {
    record.refused[begin + station] = pm25;
    record.flags[begin + station] = READING_FLAGS.indexOf('negative') + 1;
  }
  return openAirSnapshot({
    timeZone: ZONE,
    sample: false,
    record,
    areas: { slugs: [], names: [], estimates: new Uint16Array(), km: new Float32Array() },
    usual: new Float64Array(HOUR_GROUPS * STATIONS.length).fill(Number.NaN),
    misses: crossValidateByMonth(record),
  });
}

const newest = (hours: number) => formatHour(addHours(FIRST, hours - 1), ZONE);

test('the nearest stations with a reading are those that the estimate uses; shares sum to one', () => {
  const stations = buildNearbyStations(
    snapshotOf([[10, null, 20, 40]]),
    { ...POINT, sensors: 2, datetime: newest(1) },
    BOUNDS,
  );
  expect(stations.map(({ code, pm25 }) => [code, pm25])).toEqual([
    ['0', 10],
    ['2', 20],
  ]);
  const [near, far] = stations.map(({ share }) => share);
  expect((near ?? 0) + (far ?? 0)).toBeCloseTo(1, 3);
  expect(near ?? 0).toBeGreaterThan(far ?? 1);
});

test('an excluded reading is listed with its reason, without an index and a share', () => {
  const [first, second] = buildNearbyStations(
    snapshotOf([[10, null, 20, 40]], [[1, -4.2]]),
    { ...POINT, datetime: newest(1) },
    BOUNDS,
  );
  expect(first).toMatchObject({ code: '0', flag: null, aqi_category: 'good' });
  expect(second).toMatchObject({
    code: '1',
    pm25: -4.2,
    flag: 'negative',
    aqi: null,
    aqi_category: null,
    share: 0,
  });
});

test('EPA’s scales use the NowCast of the station, or no index without enough hours', () => {
  const hours = [...Array.from({ length: 11 }, () => [60, null, 5, 5]), [10, 10, 5, 5]];
  const query = { ...POINT, datetime: newest(12) };
  const indexesOn = (scale: 'site' | 'epa-2012') =>
    buildNearbyStations(snapshotOf(hours), { ...query, scale }, BOUNDS).map(({ aqi }) => aqi);
  const [single, single2] = indexesOn('site');
  expect(single).toBe(single2);
  const [steady, begun] = indexesOn('epa-2012');
  expect(steady).toBeGreaterThan(single ?? 0);
  expect(begun).toBeNull();
});

test('an hour without any reading has no stations', () => {
  const silent = [[1, 1, 1, 1], STATIONS.map(() => null)];
  const at = (hours: number) =>
    buildNearbyStations(snapshotOf(silent), { ...POINT, datetime: newest(hours) }, BOUNDS);
  expect(at(1)).toHaveLength(4);
  expect(at(2)).toEqual([]);
});

test('stations have no share if the nearest monitor is doubtful, since there is no estimate', () => {
  const stations = buildNearbyStations(
    snapshotOf([[null, 6, 6, 6]], [[0, 400]]),
    { ...POINT, datetime: newest(1) },
    BOUNDS,
  );
  expect(stations.map(({ code, share }) => [code, share])).toEqual([
    ['0', null],
    ['1', null],
    ['2', null],
    ['3', null],
  ]);
});
