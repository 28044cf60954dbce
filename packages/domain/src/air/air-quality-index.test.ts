import { describe, expect, test } from 'vitest';
import { computeAirQualityIndex } from './air-quality-index.ts';
import { AQI_BREAKPOINTS, AQI_CATEGORIES, AQI_SCALES } from './aqi-breakpoints.ts';

/** Every tenth of µg/m³ from 0 to 600. */
const tenths = Array.from({ length: 6_001 }, (_, i) => i / 10);

describe.each(AQI_SCALES)('on the scale %s', (scale) => {
  test('every tenth from 0 to 600 has an index between 0 and 500 that never falls', () => {
    let before = 0;
    for (const concentration of tenths) {
      const { aqi } = computeAirQualityIndex(concentration, scale);
      expect(Number.isInteger(aqi) && aqi >= 0 && aqi <= 500, `${concentration}`).toBe(true);
      expect(aqi, `${concentration}`).toBeGreaterThanOrEqual(before);
      before = aqi;
    }
  });

  test('every tenth has one category, and categories never get better as the air gets worse', () => {
    const order = tenths.map((c) =>
      AQI_CATEGORIES.indexOf(computeAirQualityIndex(c, scale).category),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(AQI_CATEGORIES.length);
  });

  test('the ends of every band have the indexes of the table', () => {
    AQI_BREAKPOINTS[scale].forEach((band, i) => {
      expect(computeAirQualityIndex(band.to, scale)).toEqual({
        aqi: band.high,
        category: band.category,
        isBeyondScale: false,
      });
      const shared = AQI_BREAKPOINTS[scale][i - 1]?.to === band.from;
      if (!shared) expect(computeAirQualityIndex(band.from, scale).aqi).toBe(band.low);
    });
  });

  test('above the last breakpoint the index remains 500 and is marked as beyond the scale', () => {
    const end = AQI_BREAKPOINTS[scale].at(-1)?.to as number;
    expect(computeAirQualityIndex(end, scale).isBeyondScale).toBe(false);
    expect(computeAirQualityIndex(end + 0.1, scale)).toEqual({
      aqi: 500,
      category: 'hazardous',
      isBeyondScale: true,
    });
  });
});

// Concentration → index on the site's, EPA's 2012 and EPA's 2024 scale, calculated by hand from the published tables.
test.each([
  [9.5, 31, 40, 52],
  [15, 49, 57, 62],
  [40, 100, 112, 112],
  [65, 150, 156, 158],
  [250, 300, 300, 350],
])('%d µg/m³ is %d, %d and %d', (concentration, site, epa2012, epa2024) => {
  expect(computeAirQualityIndex(concentration, 'site').aqi).toBe(site);
  expect(computeAirQualityIndex(concentration, 'epa-2012').aqi).toBe(epa2012);
  expect(computeAirQualityIndex(concentration, 'epa-2024').aqi).toBe(epa2024);
});

test('a value on a shared edge belongs to the lower band', () => {
  expect(computeAirQualityIndex(15.5)).toEqual({ aqi: 51, category: 'good', isBeyondScale: false });
  expect(computeAirQualityIndex(15.6).category).toBe('moderate');
});

test('a value between 250.4 and 250.5 is cut to 250.4', () => {
  expect(computeAirQualityIndex(250.45)).toEqual({
    aqi: 300,
    category: 'veryunhealthy',
    isBeyondScale: false,
  });
  expect(computeAirQualityIndex(250.5)).toEqual({
    aqi: 301,
    category: 'hazardous',
    isBeyondScale: false,
  });
});

test('a tenth that arithmetic missed by a hair is still that tenth', () => {
  expect(computeAirQualityIndex(0.1 + 0.2)).toEqual(computeAirQualityIndex(0.3));
  expect(computeAirQualityIndex(35.4 - 1e-12, 'epa-2024').aqi).toBe(100);
});

test('half a point is rounded up, however a binary fraction has it: 6.6 once was 27', () => {
  expect(computeAirQualityIndex(6.6, 'epa-2012').aqi).toBe(28);
});

test.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (concentration) => {
  expect(() => computeAirQualityIndex(concentration)).toThrow('give µg/m³ from 0 on');
});
