import { expect, test } from 'vitest';
import { categorizeAirHour } from './air-hour.ts';

test.each([
  [{ aqi: 51, pm25: 15.5 }, 'site', 'good'],
  [{ aqi: 51, pm25: 15.6 }, 'site', 'moderate'],
  [{ aqi: 500, pm25: 600 }, 'site', 'hazardous'],
  // The NowCast index of preceding hours applies, although the hour itself was clean.
  [{ aqi: 120, pm25: 4 }, 'epa-2024', 'usg'],
  [{ aqi: 100, pm25: 35.4 }, 'epa-2024', 'moderate'],
  [{ aqi: 101, pm25: 35.5 }, 'epa-2024', 'usg'],
] as const)('%o on the scale %s is %s', (point, scale, category) => {
  expect(categorizeAirHour(point, scale)).toBe(category);
});

test('an hour without a reading has no category', () => {
  expect(categorizeAirHour({ aqi: null, pm25: 12 }, 'epa-2024')).toBeNull();
});
