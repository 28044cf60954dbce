import { describe, expect, it } from 'vitest';
import { computePoissonInterval } from './poisson-interval.ts';

describe('the interval of a count', () => {
  // Published exact limits, to one decimal.
  it.each([
    [0, 0, 3.7],
    [5, 1.6, 11.7],
    [10, 4.8, 18.4],
    [20, 12.2, 30.9],
    [50, 37.1, 65.9],
    [100, 81.4, 121.6],
  ])('%i reports: %f to %f', (count, low, high) => {
    const interval = computePoissonInterval(count);
    expect(interval.low).toBeCloseTo(low, 1);
    expect(interval.high).toBeCloseTo(high, 1);
  });

  it('has no jump at the switch to the approximation', () => {
    const exact = computePoissonInterval(500);
    const next = computePoissonInterval(501);
    expect(next.low - exact.low).toBeGreaterThan(0.9);
    expect(next.low - exact.low).toBeLessThan(1.1);
    expect(next.high - exact.high).toBeGreaterThan(0.9);
    expect(next.high - exact.high).toBeLessThan(1.1);
  });
});
