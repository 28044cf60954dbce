import { hourOfInstant } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { toHourGroup } from './air-data.ts';
import { computeUsualLevels } from './usual-levels.ts';

const STATION = [{ longitude: -118.3, latitude: 34 }];
/** July 1, midnight in the county. */
const JULY = hourOfInstant(Date.UTC(2026, 6, 1, 7));
const allocate = (bytes: number) => new SharedArrayBuffer(bytes);

/** Days of 24 hours whose readings equal the hour of the clock, plus `more`. */
const days = (count: number, more = 0) =>
  Array.from({ length: count * 24 }, (_, hour) => [(hour % 24) + more]);
/** The days until July 1 of the next year, without readings. */
const untilNextJuly = (from: number) => Array.from({ length: (365 - from) * 24 }, () => [null]);
/** This many days of the first July and of the next. */
const julys = (count: number, next: number) => [
  ...days(count),
  ...untilNextJuly(count),
  ...days(next),
];

test('usual levels are computed per hour of the day and month', () => {
  const usual = computeUsualLevels(createRecordedAir(STATION, JULY, julys(31, 31)), allocate);
  expect(usual[toHourGroup(2026 * 12 + 6, 5)]).toBe(5);
  expect(usual[toHourGroup(2026 * 12 + 6, 23)]).toBe(23);
  expect(usual[toHourGroup(2026 * 12 + 7, 5)]).toBeNaN();
});

test('one July is too little, however many days of it were read, and nineteen days of two are', () => {
  const like = toHourGroup(2026 * 12 + 6, 5);
  expect(computeUsualLevels(createRecordedAir(STATION, JULY, days(31)), allocate)[like]).toBeNaN();
  expect(
    computeUsualLevels(createRecordedAir(STATION, JULY, julys(10, 9)), allocate)[like],
  ).toBeNaN();
  expect(computeUsualLevels(createRecordedAir(STATION, JULY, julys(10, 10)), allocate)[like]).toBe(
    5,
  );
});

test('smoke of some days does not move it', () => {
  const like = toHourGroup(2026 * 12 + 6, 5);
  const smoke = [...julys(21, 21), ...days(10, 200)];
  expect(computeUsualLevels(createRecordedAir(STATION, JULY, smoke), allocate)[like]).toBe(5);
});

test('computed again for the like hours that changed, it is as if all were computed', () => {
  const before = computeUsualLevels(createRecordedAir(STATION, JULY, julys(30, 10)), allocate);
  const readings = [...julys(30, 10), [400]];
  const record = createRecordedAir(STATION, JULY, readings);
  const changed = new Set([toHourGroup(2026 * 12 + 6, 0)]);
  expect(computeUsualLevels(record, allocate, { before, changed })).toEqual(
    computeUsualLevels(record, allocate),
  );
});
