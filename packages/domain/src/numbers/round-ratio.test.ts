import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundRatio } from './round-ratio.ts';

test('an exact half is rounded up (formerly 0.173437)', () => {
  expect(roundRatio(555, 3_200, 6)).toBe(0.173438);
  // Florence: the ranking returned 0.008085938 and the comparison 0.008085937.
  expect(roundRatio(414, 51_200, 9)).toBe(0.008085938);
});

test('equals the result of exact integer arithmetic', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 1, max: 12_000_000 }),
      (numerator, denominator) => {
        const billionths =
          (2n * BigInt(numerator) * 10n ** 9n + BigInt(denominator)) / (2n * BigInt(denominator));
        expect(Math.round(roundRatio(numerator, denominator, 9) * 1e9)).toBe(Number(billionths));
      },
    ),
  );
});
