import { expect, test } from 'vitest';
import { AQI_BREAKPOINTS } from '../aqi-breakpoints.ts';
import { ERROR_LEVEL_BREAKS_PM25 } from '../constants.ts';
import {
  DISTANCE_CLASS_COUNT,
  findDistanceClass,
  findLevelClass,
  LEVEL_CLASS_COUNT,
} from './error-classes.ts';

test.each([
  [0, 0],
  [5, 0],
  [5.1, 1],
  [30, 4],
  [30.1, DISTANCE_CLASS_COUNT - 1],
])('%d km are in class %d', (km, place) => expect(findDistanceClass(km)).toBe(place));

test.each([
  [0, 0],
  [15.5, 0],
  // Shown as 15.5.
  [15.59, 0],
  [15.6, 1],
  [150.5, 3],
  [150.6, 4],
  [250.5, 5],
  [500.5, LEVEL_CLASS_COUNT - 1],
])('%d µg/m³ are of level %d', (concentration, place) =>
  expect(findLevelClass(concentration)).toBe(place),
);

test('levels are the bands of the site’s table', () => {
  const edges = AQI_BREAKPOINTS.site.map(({ to }) => to);
  expect(ERROR_LEVEL_BREAKS_PM25).toEqual(edges);
});
