import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addErrorToBins,
  computePercentile90,
  type ErrorBins,
  mergeErrorBins,
} from './error-bins.ts';

function binsOf(misses: readonly number[]): ErrorBins {
  const bins: ErrorBins = [];
  for (const miss of misses) addErrorToBins(bins, miss);
  return bins;
}

test('of ten misses one may be larger', () => {
  const misses = [1, 1, 1, 1, 1, 1, 1, 1, 1, -200];
  expect(computePercentile90(binsOf(misses), 10)).toBeCloseTo(1, 0);
  expect(computePercentile90(binsOf([...misses, 200]), 11)).toBeGreaterThan(200);
});

test('at most one miss in ten is larger, and the figure is at most a tenth above such a miss', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 3_000, noNaN: true }), { minLength: 1, maxLength: 80 }),
      fc.nat(),
      (misses, cut) => {
        const at = cut % misses.length;
        const bins = binsOf(misses.slice(0, at));
        mergeErrorBins(bins, binsOf(misses.slice(at)));
        const found = computePercentile90(bins, misses.length);
        const larger = misses.filter((miss) => miss > found * (1 + 1e-6));
        expect(larger.length).toBeLessThanOrEqual(misses.length / 10);
        const exact = misses.toSorted((a, b) => a - b)[Math.ceil(misses.length * 0.9) - 1] ?? 0;
        expect(found).toBeLessThanOrEqual(Math.max(0.1, exact * 1.1) * (1 + 1e-6));
      },
    ),
  );
});
