import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBinomialUpperTail } from './binomial-tail.ts';

test('is the sum of the probabilities from k on', () => {
  // 10 fair coins: 8, 9 and 10 heads in 45, 10 and 1 of 1,024 outcomes.
  expect(computeBinomialUpperTail(8, 10, 0.5)).toBeCloseTo(56 / 1_024, 12);
  expect(computeBinomialUpperTail(3, 10, 0.5)).toBeCloseTo(968 / 1_024, 12);
  expect(computeBinomialUpperTail(1, 3, 0.2)).toBeCloseTo(1 - 0.8 ** 3, 12);
});

test('at its ends it is 1 and the chance that every trial succeeds', () => {
  expect(computeBinomialUpperTail(0, 5, 0.3)).toBe(1);
  expect(computeBinomialUpperTail(5, 5, 0.3)).toBeCloseTo(0.3 ** 5, 12);
  expect(computeBinomialUpperTail(6, 5, 0.3)).toBe(0);
});

test('the tail of thousands of trials equals the result of exact integer arithmetic', () => {
  for (const k of [900, 1_000, 1_063, 1_150])
    expect(computeBinomialUpperTail(k, 2_000, 0.5)).toBeCloseTo(fairTail(k, 2_000), 9);
});

/** The upper tail for a fair coin in exact integer arithmetic. */
function fairTail(k: number, n: number): number {
  let [ways, sum] = [1n, 0n];
  for (let i = 0; i <= n; i++) {
    if (i >= k) sum += ways;
    ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  }
  return Number((sum * 10n ** 15n) / 2n ** BigInt(n)) / 1e15;
}

test('the probabilities of at least k and of fewer than k successes add up to 1', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, p, share) => {
        const k = Math.round(share * n);
        const below = computeBinomialUpperTail(n - k + 1, n, 1 - p);
        expect(computeBinomialUpperTail(k, n, p) + below).toBeCloseTo(1, 9);
      },
    ),
  );
});
