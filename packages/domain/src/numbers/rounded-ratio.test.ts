import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedRatio } from './rounded-ratio.ts';

test('an exact half is rounded up (formerly 0.173437)', () => {
  expect(roundedRatio(555, 3_200, 6)).toBe(0.173438);
  // Florence: the ranking returned 0.008085938 and the comparison 0.008085937.
  expect(roundedRatio(414, 51_200, 9)).toBe(0.008085938);
});

test('it is what whole numbers of any size give', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 1, max: 12_000_000 }),
      (part, whole) => {
        const billionths = (2n * BigInt(part) * 10n ** 9n + BigInt(whole)) / (2n * BigInt(whole));
        expect(Math.round(roundedRatio(part, whole, 9) * 1e9)).toBe(Number(billionths));
      },
    ),
  );
});
