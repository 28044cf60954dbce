import { expect, test } from 'vitest';
import type { StationReading } from '../estimate.ts';
import { crossValidateEstimates } from './estimation-error.ts';

const at = (longitude: number, concentration: number): StationReading => ({
  longitude,
  latitude: 34,
  concentration,
});

test('stations that all read the same are predicted without error', () => {
  const hour = [at(-118.4, 12), at(-118.3, 12), at(-118.1, 12)];
  const error = crossValidateEstimates([hour], 4);
  expect(error?.readings).toBe(3);
  expect(error?.meanAbsolute).toBeCloseTo(0, 9);
  expect(error?.rootMeanSquare).toBeCloseTo(0, 9);
  expect(error?.meanIndexPoints).toBe(0);
  expect(error?.rightCategory).toBe(1);
});

test('two stations are each predicted from the other station', () => {
  // 10 µg/m³ is an index of 33, good; 20 is 60, moderate.
  const error = crossValidateEstimates([[at(-118.4, 10), at(-118.2, 20)]], 4);
  expect(error).toEqual({
    readings: 2,
    meanAbsolute: 10,
    rootMeanSquare: 10,
    // The upper end of the bin that contains 10.
    percentile90: expect.closeTo(0.1 * 1.1 ** 49, 6),
    meanIndexPoints: 27,
    rightCategory: 0,
  });
});

test('hours with at most one station produce no error estimate', () => {
  expect(crossValidateEstimates([[at(-118.4, 10)], []], 4)).toBeNull();
});
