import { expect, test } from 'vitest';
import { checkReadings, STUCK_AT_ZERO_HOURS, STUCK_HOURS } from './check-readings.ts';

const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);

test('ordinary readings and missing hours have no flag', () => {
  expect(checkReadings([8, 8.1, null, 12, 0, 0, 3])).toEqual(times(7, null));
  expect(checkReadings([])).toEqual([]);
});

test('a reading below zero and one far above those around it are flagged, the hours beside them not', () => {
  expect(checkReadings([5, -0.1, 6, 1_000, 7, 1_000.1, 7])).toEqual([
    null,
    'negative',
    null,
    null,
    null,
    'too-high',
    null,
  ]);
});

test('thick smoke is used: 1,456 between hours of smoke once was thrown away, and the page said "Good"', () => {
  expect(checkReadings([180, 640, 1_456, 980, 310])).toEqual(times(5, null));
  // In real time, before the following hour is known.
  expect(checkReadings([60, 251, 1_456])).toEqual(times(3, null));
  // Power outages during smoke: the hours before and after are missing.
  expect(checkReadings([400, null, null, 1_456, null])).toEqual(times(5, null));
  expect(checkReadings([400, null, null, null, 1_456])[4]).toBe('too-high');
});

test('a code of the instrument is no smoke, whatever comes beside it', () => {
  expect(checkReadings([99_999, 99_998])).toEqual(['too-high', 'too-high']);
});

test('a run of the same reading is stuck from its first hour on', () => {
  const hung = checkReadings([9, ...times(STUCK_HOURS, 12.4), 10]);
  expect(hung).toEqual([null, ...times(STUCK_HOURS, 'stuck'), null]);
  expect(checkReadings(times(STUCK_HOURS - 1, 12.4))).toEqual(times(STUCK_HOURS - 1, null));
});

test('a missing hour ends a run', () => {
  const half = times(STUCK_HOURS - 1, 12.4);
  expect(checkReadings([...half, null, ...half])).not.toContain('stuck');
});

test('clean air may read zero through a night, not through a whole day', () => {
  expect(checkReadings(times(STUCK_AT_ZERO_HOURS - 1, 0))).not.toContain('stuck');
  expect(checkReadings(times(STUCK_AT_ZERO_HOURS, 0))).toEqual(times(STUCK_AT_ZERO_HOURS, 'stuck'));
});

test('a run below zero stays negative: the worse fault is named', () => {
  expect(new Set(checkReadings(times(STUCK_HOURS, -4)))).toEqual(new Set(['negative']));
});
