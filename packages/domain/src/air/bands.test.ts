import { expect, test } from 'vitest';
import { findMapBand } from './aqi-breakpoints.ts';
import { pm25BadgeColor } from './badge-color.ts';

test.each([
  [0, 0],
  [50, 0],
  [51, 1],
  [100, 1],
  [101, 2],
  [150, 2],
  [151, 3],
  [200, 3],
  [201, 4],
  [250, 4],
  [500, 4],
])('an index of %d is in band %d of the map', (aqi, band) => expect(findMapBand(aqi)).toBe(band));

test('every index from 0 to 500 has one band, and the band never falls', () => {
  const bands = Array.from({ length: 501 }, (_, aqi) => findMapBand(aqi));
  expect(bands).toEqual([...bands].sort((a, b) => a - b));
  expect(new Set(bands)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test.each([
  [0, 'green'],
  [12, 'green'],
  [12.1, 'yellow'],
  [35.4, 'yellow'],
  [35.5, 'orange'],
  [55.4, 'orange'],
  [55.5, 'red'],
  [150, 'red'],
  [150.1, 'darkred'],
  [600, 'darkred'],
])('the badge of %d µg/m³ is %s', (concentration, color) => {
  expect(pm25BadgeColor(concentration)).toBe(color);
});
