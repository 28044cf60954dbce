import { expect, test } from 'vitest';
import { FAR_FROM_STATIONS_KM } from './constants.ts';
import { rankAreasByAir } from './rank-air.ts';

const near = (aqi: number | null, pm25: number | null = aqi) => ({ aqi, pm25, nearestKm: 5 });
const far = (aqi: number) => ({ aqi, pm25: aqi, nearestKm: FAR_FROM_STATIONS_KM + 0.1 });
const ranked = (...areas: Parameters<typeof rankAreasByAir>[0]) =>
  rankAreasByAir(areas).map(({ area, rank }) => [area, rank]);

test('the worst air is first; ties share a rank and are ordered by concentration', () => {
  expect(ranked(near(40), near(90, 38), near(null), near(90, 39), near(12))).toEqual([
    [3, 1],
    [1, 1],
    [0, 3],
    [4, 4],
  ]);
  expect(ranked(near(20), near(20))).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('far from every station an area has no rank: it once led the tracker’s list, and not the map’s', () => {
  expect(ranked(far(300), near(40), far(500), near(20))).toEqual([
    [1, 1],
    [3, 2],
    [2, null],
    [0, null],
  ]);
  expect(ranked({ ...near(40), nearestKm: FAR_FROM_STATIONS_KM })).toEqual([[0, 1]]);
});
