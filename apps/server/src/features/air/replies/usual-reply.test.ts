import { addHours, formatHour, type Hour, hourOfInstant } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { HOUR_GROUPS, toHourGroup } from '../snapshot/air-data.ts';
import { openAirSnapshot } from '../snapshot/air-snapshot.ts';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { buildUsualAir } from './usual-reply.ts';

const ZONE = 'America/Los_Angeles';
const FIRST = hourOfInstant(Date.UTC(2024, 10, 1));
const STATIONS = [{ longitude: -118.4, latitude: 34 }];
const BOUNDS = [-119, 33, -117, 35] as const;
const AT = { lat: 34, long: -118.4 };
const TWO_YEARS = 2 * 366 * 24;

/** A record whose usual level is 10 µg/m³, but 40 in December at 7 AM and 60 at 8 AM. */
function snapshotOf(hours: number) {
  const usual = new Float64Array(HOUR_GROUPS).fill(10);
  usual[toHourGroup(11, 7)] = 40;
  usual[toHourGroup(11, 8)] = 60;
  return openAirSnapshot({
    timeZone: ZONE,
    sample: false,
    record: createRecordedAir(
      STATIONS,
      FIRST,
      Array.from({ length: hours }, () => [5]),
    ),
    areas: { slugs: [], names: [], estimates: new Uint16Array(), km: new Float32Array() },
    usual,
    misses: new Map(),
  });
}

const newest = addHours(FIRST, TWO_YEARS - 1);

function at(datetime: string, more: object = {}) {
  return buildUsualAir(snapshotOf(TWO_YEARS), { ...AT, datetime, ...more }, BOUNDS);
}

describe('the usual air', () => {
  test('is that of the hour of the day in its month, in the future as well', () => {
    expect(at('2026-12-24T06:00:00-08:00', { hours: 4 })).toEqual([
      { datetime: '2026-12-24T06:00:00-08:00', aqi: 33, aqi_category: 'good', pm25: 10 },
      expect.objectContaining({ datetime: '2026-12-24T07:00:00-08:00', pm25: 40 }),
      expect.objectContaining({ datetime: '2026-12-24T08:00:00-08:00', pm25: 60 }),
      expect.objectContaining({ datetime: '2026-12-24T09:00:00-08:00', pm25: 10 }),
    ]);
    expect(at('2026-10-24T07:00:00-07:00', { hours: 1 })).toMatchObject([{ pm25: 10 }]);
  });

  test('follows the hour of now, for 24 hours, unless another hour is requested', () => {
    const found = buildUsualAir(snapshotOf(TWO_YEARS), AT, BOUNDS);
    expect(found).toHaveLength(24);
    expect(found[0]?.datetime).toBe(formatHour(addHours(newest, 1), ZONE));
  });

  test('on EPA’s scales is the NowCast of the usual hours before', () => {
    const [site] = at('2026-12-24T08:00:00-08:00', { hours: 1 });
    const [epa] = at('2026-12-24T08:00:00-08:00', { hours: 1, scale: 'epa-2024' });
    expect(epa?.pm25).toBe(60);
    expect(epa?.aqi).toBeLessThan(site?.aqi ?? 0);
  });

  test('is unknown with less than two years on record', () => {
    expect(buildUsualAir(snapshotOf(365 * 24), AT, BOUNDS)).toEqual([]);
  });

  test.each([
    ['before the record', addHours(FIRST, -1)],
    ['over a year after it', addHours(newest, 366 * 24 + 1)],
  ] as [string, Hour][])('refuses an hour %s', (_, hour) => {
    expect(() => at(formatHour(hour, ZONE))).toThrow(
      /give an hour from 2024-10-31T17:00:00-07:00 to /,
    );
  });

  test('refuses a point outside the county', () => {
    expect(() => buildUsualAir(snapshotOf(TWO_YEARS), { lat: 50, long: -118 }, BOUNDS)).toThrow(
      'is outside the county',
    );
  });
});
