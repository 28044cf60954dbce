import { describe, expect, test } from 'vitest';
import { airQualityIndex } from './air-quality-index.ts';
import { AQI_CATEGORIES, AQI_SCALES, AQI_TABLES } from './index-tables.ts';

/** Every tenth of µg/m³ from 0 to 600. */
const tenths = Array.from({ length: 6_001 }, (_, i) => i / 10);

describe.each(AQI_SCALES)('on the scale %s', (scale) => {
  test('every tenth from 0 to 600 has an index between 0 and 500 that never falls', () => {
    let before = 0;
    for (const concentration of tenths) {
      const { aqi } = airQualityIndex(concentration, scale);
      expect(Number.isInteger(aqi) && aqi >= 0 && aqi <= 500, `${concentration}`).toBe(true);
      expect(aqi, `${concentration}`).toBeGreaterThanOrEqual(before);
      before = aqi;
    }
  });

  test('every tenth has one category, and categories never get better as the air gets worse', () => {
    const order = tenths.map((c) => AQI_CATEGORIES.indexOf(airQualityIndex(c, scale).category));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(AQI_CATEGORIES.length);
  });

  test('the ends of every band have the indexes of the table', () => {
    AQI_TABLES[scale].forEach((band, i) => {
      expect(airQualityIndex(band.to, scale)).toEqual({
        aqi: band.high,
        category: band.category,
        beyond: false,
      });
      const shared = AQI_TABLES[scale][i - 1]?.to === band.from;
      if (!shared) expect(airQualityIndex(band.from, scale).aqi).toBe(band.low);
    });
  });

  test('above the table the index stays 500 and says that it is beyond', () => {
    const end = AQI_TABLES[scale].at(-1)?.to as number;
    expect(airQualityIndex(end, scale).beyond).toBe(false);
    expect(airQualityIndex(end + 0.1, scale)).toEqual({
      aqi: 500,
      category: 'hazardous',
      beyond: true,
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
  expect(airQualityIndex(concentration, 'site').aqi).toBe(site);
  expect(airQualityIndex(concentration, 'epa-2012').aqi).toBe(epa2012);
  expect(airQualityIndex(concentration, 'epa-2024').aqi).toBe(epa2024);
});

test('a value on a shared edge belongs to the lower band', () => {
  expect(airQualityIndex(15.5)).toEqual({ aqi: 51, category: 'good', beyond: false });
  expect(airQualityIndex(15.6).category).toBe('moderate');
});

test('a value between 250.4 and 250.5 is cut to 250.4', () => {
  expect(airQualityIndex(250.45)).toEqual({ aqi: 300, category: 'veryunhealthy', beyond: false });
  expect(airQualityIndex(250.5)).toEqual({ aqi: 301, category: 'hazardous', beyond: false });
});

test('a tenth that arithmetic missed by a hair is still that tenth', () => {
  expect(airQualityIndex(0.1 + 0.2)).toEqual(airQualityIndex(0.3));
  expect(airQualityIndex(35.4 - 1e-12, 'epa-2024').aqi).toBe(100);
});

test('half a point is rounded up, however a binary fraction has it: 6.6 once was 27', () => {
  expect(airQualityIndex(6.6, 'epa-2012').aqi).toBe(28);
});

test.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (concentration) => {
  expect(() => airQualityIndex(concentration)).toThrow('give µg/m³ from 0 on');
});
