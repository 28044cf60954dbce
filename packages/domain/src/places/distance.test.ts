import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const cityHall = { longitude: -118.2427, latitude: 34.0537 };

test('from Los Angeles City Hall to the pier in Santa Monica it is 24.3 km', () => {
  const pier = { longitude: -118.4973, latitude: 34.0083 };
  expect(distanceKm(cityHall, pier)).toBeCloseTo(24, 0);
});

test('a degree of latitude is 111.2 km everywhere', () => {
  for (const latitude of [0, 34, 60]) {
    const a = { longitude: -118, latitude };
    expect(distanceKm(a, { longitude: -118, latitude: latitude + 1 })).toBeCloseTo(111.2, 1);
  }
});

test('a point is no distance from itself, and there and back are the same', () => {
  const other = { longitude: -117.8, latitude: 34.6 };
  expect(distanceKm(cityHall, cityHall)).toBe(0);
  expect(distanceKm(cityHall, other)).toBe(distanceKm(other, cityHall));
});
