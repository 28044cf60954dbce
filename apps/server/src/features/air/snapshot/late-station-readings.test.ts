import { hourOfInstant } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { findLastReadingsOfLateStations, listUnsettledHours } from './late-station-readings.ts';

const FIRST = hourOfInstant(Date.UTC(2026, 9, 20));
const STATIONS = [-118.4, -118.3, -118.2].map((longitude) => ({ longitude, latitude: 34 }));
const none = Number.NaN;

test('a station that has not reported yet is awaited with its last reading while readings settle', () => {
  const record = createRecordedAir(STATIONS, FIRST, [
    ...Array.from({ length: 10 }, () => [5, 6, 7]),
    [5, 200, 7],
    [5, null, 7],
    [5, null, null],
  ]);
  expect(listUnsettledHours(record).map((hour) => hour - FIRST)).toEqual([8, 9, 10, 11, 12]);
  expect(findLastReadingsOfLateStations(record, 12)).toEqual(Float64Array.of(none, 200, 7));
  expect(findLastReadingsOfLateStations(record, 11)).toEqual(Float64Array.of(none, 200, none));
  expect(findLastReadingsOfLateStations(record, 10)).toBeNull();
});

test('a station silent in a settled hour, or for longer than readings take to settle, is not late', () => {
  const record = createRecordedAir(STATIONS, FIRST, [
    [5, 200, 7],
    ...Array.from({ length: 12 }, () => [5, null, 7]),
  ]);
  expect(findLastReadingsOfLateStations(record, 1)).toBeNull();
  expect(findLastReadingsOfLateStations(record, 12)).toBeNull();
});

test('before the first reading no hour is awaited', () => {
  expect(listUnsettledHours({ first: FIRST, newest: null })).toEqual([]);
});
