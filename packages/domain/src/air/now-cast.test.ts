import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeNowCast } from './now-cast.ts';

test('still air: the NowCast is the reading of every hour', () => {
  expect(computeNowCast(new Array(12).fill(17.3))).toBe(17.3);
});

test('changing air: an hour weighs half of the next, not less', () => {
  // Lowest / highest is 0.1, clamped to 0.5: (100 + 10/2 + 10/4) / (1 + 1/2 + 1/4)
  expect(computeNowCast([100, 10, 10])).toBe(61.4);
});

test('slowly changing air: the weight is the least over the highest', () => {
  // 8/10 = 0.8: (10 + 8 × 0.8) / 1.8 = 9.11
  expect(computeNowCast([10, 8])).toBe(9.1);
});

test('a missing hour has no weight, and the weights of earlier hours do not change', () => {
  // weight 0.5: (20 + 10 × 0.25) / 1.25
  expect(computeNowCast([20, null, 10])).toBe(18);
});

test.each([
  ['no hours', []],
  ['one of the last three', [12, null, null, 12, 12, 12]],
  ['none of the last three', [null, null, null, 12, 12, 12]],
])('the NowCast is null with %s', (_, hours) => expect(computeNowCast(hours)).toBeNull());

test('clean air is 0', () => expect(computeNowCast([0, 0, 0])).toBe(0));

test('the thirteenth hour is not read', () => {
  const twelve = new Array(12).fill(5);
  expect(computeNowCast([...twelve, 400])).toBe(computeNowCast(twelve));
});

test('the NowCast is between the lowest and the highest of its hours', () => {
  const hour = fc.option(fc.integer({ min: 0, max: 5_000 }).map((n) => n / 10));
  fc.assert(
    fc.property(fc.array(hour, { minLength: 2, maxLength: 14 }), (hours) => {
      const result = computeNowCast(hours);
      if (result === null) return;
      const known = hours.slice(0, 12).filter((value) => value !== null);
      expect(result).toBeGreaterThanOrEqual(Math.min(...known) - 0.1);
      expect(result).toBeLessThanOrEqual(Math.max(...known) + 1e-6);
    }),
  );
});
