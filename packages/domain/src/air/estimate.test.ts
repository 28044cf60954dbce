import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_SENSORS } from './constants.ts';
import { estimateAtPoint, type StationReading } from './estimate.ts';

const west: StationReading = { longitude: -118.4, latitude: 34, concentration: 10 };
const east: StationReading = { longitude: -118.2, latitude: 34, concentration: 30 };
const far: StationReading = { longitude: -118.2, latitude: 34.9, concentration: 400 };

test('halfway between two stations the estimate is their mean', () => {
  const estimated = estimateAtPoint({ longitude: -118.3, latitude: 34 }, [west, east], 2);
  expect(estimated?.concentration).toBeCloseTo(20, 9);
  expect(estimated?.stations).toBe(2);
  expect(estimated?.nearestKm).toBeCloseTo(9.2, 1);
});

test('a station three times as far weighs a ninth', () => {
  const estimated = estimateAtPoint({ longitude: -118.35, latitude: 34 }, [west, east], 2);
  expect(estimated?.concentration).toBeCloseTo((10 + 30 / 9) / (1 + 1 / 9), 2);
});

test('at a station the estimate is its reading', () => {
  expect(estimateAtPoint(west, [west, east, far], ALL_SENSORS)?.concentration).toBe(10);
});

test('only the requested number of nearest stations is used', () => {
  const point = { longitude: -118.3, latitude: 34 };
  expect(estimateAtPoint(point, [far, east, west], 2)).toEqual(
    estimateAtPoint(point, [west, east], 2),
  );
  expect(estimateAtPoint(point, [far, east, west], ALL_SENSORS)?.stations).toBe(3);
});

test('there is no estimate without readings', () => {
  expect(estimateAtPoint({ longitude: -118.3, latitude: 34 }, [], 4)).toBeNull();
});

test('an estimate is between the lowest and highest reading and does not depend on their order', () => {
  const degrees = (min: number, max: number) =>
    fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
  const point = fc.record({ longitude: degrees(-119.5, -117.5), latitude: degrees(32.6, 34.9) });
  const reading = fc
    .tuple(point, degrees(0, 500))
    .map(([at, concentration]) => ({ ...at, concentration }));
  const readings = fc.array(reading, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(point, readings, fc.integer({ min: 1, max: 12 }), (at, all, sensors) => {
      const estimated = estimateAtPoint(at, all, sensors)?.concentration as number;
      const values = all.map(({ concentration }) => concentration);
      expect(estimated).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(estimated).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      const turned = estimateAtPoint(at, [...all].reverse(), ALL_SENSORS)?.concentration as number;
      expect(turned).toBeCloseTo(estimateAtPoint(at, all, ALL_SENSORS)?.concentration as number, 6);
    }),
  );
});
