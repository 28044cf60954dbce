import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeDirection, relativeChange } from './change.ts';
import { binomialHalfPValue } from './fair-split.ts';

/** Twice the probability of at most `fewer` heads in `total` fair tosses, at least 5 %? In whole numbers. */
function isSignificantExactly(fewer: number, total: number): boolean {
  let term = 1n;
  let sum = 0n;
  for (let k = 0; k <= fewer; k++) {
    sum += term;
    term = (term * BigInt(total - k)) / BigInt(k + 1);
  }
  return 2n * sum * 20n < 2n ** BigInt(total);
}

function expected(current: number, before: number) {
  if (!isSignificantExactly(Math.min(current, before), current + before)) return 'no-clear-change';
  return current > before ? 'up' : 'down';
}

describe('a change is named', () => {
  test('only where the two counts differ by more than chance', () => {
    expect(changeDirection(12, 3)).toBe('up');
    expect(changeDirection(8, 3)).toBe('no-clear-change');
    expect(changeDirection(0, 6)).toBe('down');
    expect(changeDirection(0, 5)).toBe('no-clear-change');
    expect(changeDirection(0, 0)).toBe('no-clear-change');
    // where a normal approximation would err
    expect(changeDirection(986, 1_076)).toBe('down');
    expect(changeDirection(60_000, 61_000)).toBe('down');
    expect(changeDirection(60_400, 61_000)).toBe('no-clear-change');
  });

  test('as the exact binomial test in whole numbers says, for every pair of small counts', () => {
    for (let current = 0; current <= 80; current++) {
      for (let before = 0; before <= 80; before++) {
        expect(changeDirection(current, before), `${current}, ${before}`).toBe(
          expected(current, before),
        );
      }
    }
  });

  test('as the exact test says, for the counts of a city', () => {
    const total = fc.integer({ min: 100, max: 4_000 });
    fc.assert(
      fc.property(total, fc.double({ min: 0.4, max: 0.6, noNaN: true }), (n, share) => {
        const current = Math.round(n * share);
        expect(changeDirection(current, n - current)).toBe(expected(current, n - current));
      }),
      { numRuns: 300 },
    );
  });

  test('the other way round when the periods are exchanged', () => {
    const count = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(count, count, (a, b) => {
        const turned = { up: 'down', down: 'up', 'no-clear-change': 'no-clear-change' } as const;
        expect(changeDirection(b, a)).toBe(turned[changeDirection(a, b)]);
      }),
    );
  });

  test('and the p-value falls with every further count to one side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3_000 }), (n) => {
        const middle = Math.floor(n / 2);
        expect(binomialHalfPValue(middle - 1, n)).toBeLessThanOrEqual(
          binomialHalfPValue(middle, n),
        );
        expect(binomialHalfPValue(middle, n)).toBeGreaterThan(0.9);
      }),
    );
  });
});

test('without a baseline there is no relative change', () => {
  expect(relativeChange(5, 4)).toBe(0.25);
  expect(relativeChange(5, 0)).toBeNull();
  expect(relativeChange(0, 0)).toBe(0);
  expect(relativeChange(0, 4)).toBe(-1);
});
