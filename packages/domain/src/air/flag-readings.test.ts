import { expect, test } from 'vitest';
import { flagReadings, MIN_STUCK_AT_ZERO_HOURS, MIN_STUCK_HOURS } from './flag-readings.ts';

const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);

test('ordinary readings and missing hours have no flag', () => {
  expect(flagReadings([8, 8.1, null, 12, 0, 0, 3])).toEqual(times(7, null));
  expect(flagReadings([])).toEqual([]);
});

test('negative and excessively high readings are flagged, and adjacent hours are not', () => {
  expect(flagReadings([5, -0.1, 6, 1_000, 7, 1_000.1, 7])).toEqual([
    null,
    'negative',
    null,
    null,
    null,
    'too-high',
    null,
  ]);
});

test('thick smoke is not flagged: 1,456 between hours of smoke was formerly excluded, and the page showed "Good"', () => {
  expect(flagReadings([180, 640, 1_456, 980, 310])).toEqual(times(5, null));
  // In real time, before the following hour is known.
  expect(flagReadings([60, 251, 1_456])).toEqual(times(3, null));
  // Power outages during smoke: the hours before and after are missing.
  expect(flagReadings([400, null, null, 1_456, null])).toEqual(times(5, null));
  expect(flagReadings([400, null, null, null, 1_456])[4]).toBe('too-high');
});

test('instrument error codes are flagged even if adjacent hours have error codes', () => {
  expect(flagReadings([99_999, 99_998])).toEqual(['too-high', 'too-high']);
});

test('a run of the same reading is stuck from its first hour on', () => {
  const hung = flagReadings([9, ...times(MIN_STUCK_HOURS, 12.4), 10]);
  expect(hung).toEqual([null, ...times(MIN_STUCK_HOURS, 'stuck'), null]);
  expect(flagReadings(times(MIN_STUCK_HOURS - 1, 12.4))).toEqual(times(MIN_STUCK_HOURS - 1, null));
});

test('a missing hour ends a run', () => {
  const half = times(MIN_STUCK_HOURS - 1, 12.4);
  expect(flagReadings([...half, null, ...half])).not.toContain('stuck');
});

test('zero readings are flagged as stuck after a full day, but not after one night', () => {
  expect(flagReadings(times(MIN_STUCK_AT_ZERO_HOURS - 1, 0))).not.toContain('stuck');
  expect(flagReadings(times(MIN_STUCK_AT_ZERO_HOURS, 0))).toEqual(
    times(MIN_STUCK_AT_ZERO_HOURS, 'stuck'),
  );
});

test('a run below zero stays negative: the worse fault is named', () => {
  expect(new Set(flagReadings(times(MIN_STUCK_HOURS, -4)))).toEqual(new Set(['negative']));
});
