import { MIN_READINGS_FOR_ERROR } from '@townlight/domain/air';
import { hourOfInstant } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { findErrorAtDistance, findEstimationError, openAirSnapshot } from './air-snapshot.ts';
import { crossValidateByMonth } from './cross-validate-by-month.ts';

/** Two stations at a distance of 9.2 km. */
const STATIONS = [
  { longitude: -118.4, latitude: 34 },
  { longitude: -118.3, latitude: 34 },
];
const hours = (count: number, readings: [number, number]) =>
  Array.from({ length: count }, () => readings);

const record = createRecordedAir(STATIONS, hourOfInstant(Date.UTC(2026, 9, 20)), [
  // each hour predicts two readings, of one level
  ...hours(MIN_READINGS_FOR_ERROR, [8, 10]),
  ...hours(MIN_READINGS_FOR_ERROR / 2, [70, 100]),
  ...hours(MIN_READINGS_FOR_ERROR / 2 - 1, [200, 290]),
]);
const snapshot = openAirSnapshot({
  timeZone: 'America/Los_Angeles',
  sample: false,
  record,
  areas: { slugs: [], names: [], estimates: new Uint16Array(), km: new Float32Array() },
  usual: new Float64Array(),
  misses: crossValidateByMonth(record),
});

test.each([
  ['calm', 9, 7, 2],
  ['calm, nearer than any two stations are', 9, 3, 2],
  ['smoke', 90, 7, 30],
  ['smoke, farther than any two stations are', 90, 20, 30],
  ['between the two, where nothing was measured', 30, 7, null],
  ['worse smoke than was measured often enough', 250, 7, null],
])('the error is that of the estimate’s level: %s', (_, concentration, nearestKm, error) => {
  expect(findEstimationError(snapshot, { concentration, nearestKm })?.meanAbsolute ?? null).toBe(
    error,
  );
});

test('of a mean over all hours it is that of all levels', () => {
  // 100, 50 and 49 hours that miss by 2, 30 and 90
  expect(findErrorAtDistance(snapshot, 7)).toBeCloseTo((200 + 1_500 + 49 * 90) / 199, 9);
});
