import { MIN_READINGS_FOR_ERROR } from '@townlight/domain/air';
import { addHours, formatHour, hourOfInstant } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { HOUR_GROUPS } from '../snapshot/air-data.ts';
import { openAirSnapshot } from '../snapshot/air-snapshot.ts';
import { crossValidateByMonth } from '../snapshot/cross-validate-by-month.ts';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { buildAqiEstimates } from './point-replies.ts';

const ZONE = 'America/Los_Angeles';
const FIRST = hourOfInstant(Date.UTC(2026, 9, 20));
const STATIONS = [
  { longitude: -118.4, latitude: 34 },
  { longitude: -118.3, latitude: 34 },
];
const LEVELS: [number, number][] = [
  [9, 10],
  [20, 26],
  [70, 100],
];
const READ = LEVELS.flatMap((readings) =>
  Array.from({ length: MIN_READINGS_FOR_ERROR }, () => readings),
);
/** A record with this many hours, the later ones without a reading. */
function snapshotOf(hours: number) {
  const silent = Array.from({ length: hours - READ.length }, () => [null, null]);
  const record = createRecordedAir(STATIONS, FIRST, [...READ, ...silent]);
  return openAirSnapshot({
    timeZone: ZONE,
    sample: false,
    record,
    areas: { slugs: [], names: [], estimates: new Uint16Array(), km: new Float32Array() },
    usual: new Float64Array(HOUR_GROUPS * STATIONS.length).fill(22),
    misses: crossValidateByMonth(record),
  });
}
const BOUNDS = [-119, 33, -117, 35] as const;
const TWO_YEARS = 2 * 365 * 24;

test('an hour is compared with the usual by the error of the usual level, however bad it is', () => {
  const snapshot = snapshotOf(TWO_YEARS);
  const errors = LEVELS.map((_, i) => {
    const datetime = formatHour(addHours(FIRST, i * MIN_READINGS_FOR_ERROR), ZONE);
    const [reading] = buildAqiEstimates(snapshot, { lat: 34, long: -118.35, datetime }, BOUNDS);
    return [reading?.pm25, reading?.error_pm25, reading?.usual_pm25, reading?.usual_error_pm25];
  });
  expect(errors).toEqual([
    [9.5, 1, 22, 6],
    [23, 6, 22, 6],
    [85, 30, 22, 6],
  ]);
});

test('a record of less than two years has no usual level, where weeks once had one', () => {
  const datetime = formatHour(FIRST, ZONE);
  const [reading] = buildAqiEstimates(
    snapshotOf(TWO_YEARS - 1),
    { lat: 34, long: -118.35, datetime },
    BOUNDS,
  );
  expect(reading).toMatchObject({ pm25: 9.5, usual_pm25: null, usual_error_pm25: null });
});
