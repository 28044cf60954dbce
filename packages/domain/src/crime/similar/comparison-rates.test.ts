import { describe, expect, it } from 'vitest';
import { computeMedianRate, computePooledRate } from './comparison-rates.ts';

const areas = (...counts: number[]) => counts.map((count) => ({ count, residents: 1_000 }));

describe('the middle rate of similar areas', () => {
  it('is not affected by one extreme area', () => {
    expect(computeMedianRate(areas(20, 30, 40, 50, 60))).toBe(0.04);
    expect(computeMedianRate(areas(20, 30, 40, 50, 900))).toBe(0.04);
  });

  it('of an even number of areas is the mean of the two middle rates, not of the counts', () => {
    expect(computeMedianRate(areas(60, 20, 30, 50, 40, 70))).toBe(0.045);
    expect(computeMedianRate([...areas(20, 30, 40, 50), { count: 60, residents: 6_000 }])).toBe(
      0.03,
    );
  });

  it('is null for fewer than five areas, or if half of them have too few reports', () => {
    expect(computeMedianRate(areas(20, 30, 40, 50))).toBeNull();
    expect(computeMedianRate(areas(9, 9, 10, 20, 30))).toBe(0.01);
    expect(computeMedianRate(areas(9, 9, 9, 20, 30))).toBeNull();
    expect(computeMedianRate(areas(9, 9, 9, 20, 30, 40))).toBeNull();
    expect(computeMedianRate(areas(0, 0, 0, 0, 0))).toBeNull();
  });
});

describe('the rate of the county', () => {
  it('is of all reports and all residents together', () => {
    expect(computePooledRate({ count: 500, residents: 100_000 }, 100_000)).toBe(0.005);
  });

  it('is null if more than a tenth of the residents are missing, or with too few reports', () => {
    expect(computePooledRate({ count: 500, residents: 90_000 }, 100_000)).toBeCloseTo(500 / 90_000);
    expect(computePooledRate({ count: 500, residents: 89_999 }, 100_000)).toBeNull();
    expect(computePooledRate({ count: 9, residents: 100_000 }, 100_000)).toBeNull();
    expect(computePooledRate({ count: 0, residents: 0 }, 0)).toBeNull();
  });
});
