import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeEditDistance, maxTypingErrors } from './edit-distance.ts';

describe('typing errors', () => {
  test.each([
    ['figueroa', 'figueroa', 0],
    ['figeuroa', 'figueroa', 1],
    ['figuroa', 'figueroa', 1],
    ['figueeroa', 'figueroa', 1],
    ['figuoera', 'figueroa', 2],
    ['', 'ab', 2],
  ])('%s for %s are %i', (typed, target, edits) => {
    expect(computeEditDistance(typed, target, 3)).toBe(edits);
  });

  test('more than allowed are one more than allowed', () => {
    expect(computeEditDistance('figueroa', 'vermont', 2)).toBe(3);
    expect(computeEditDistance('a'.repeat(60), 'a'.repeat(60), 2)).toBe(3);
  });

  test('an unfinished query is compared with prefixes of the target', () => {
    expect(computeEditDistance('figu', 'figueroa', 1, true)).toBe(0);
    expect(computeEditDistance('fgiu', 'figueroa', 1, true)).toBe(1);
    expect(computeEditDistance('fgue', 'figueroa', 1, true)).toBe(1);
    expect(computeEditDistance('verm', 'figueroa', 1, true)).toBe(2);
  });

  test('the distance is symmetric, and 0 only for equal strings', () => {
    const target = fc.string({
      unit: fc.constantFrom('a', 'b', 'c'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(target, target, (a, b) => {
        const distance = computeEditDistance(a, b, 8);
        expect(computeEditDistance(b, a, 8)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(computeEditDistance(a, b, 8, true)).toBeLessThanOrEqual(distance);
      }),
    );
  });

  test('short strings and numbers allow no typing errors', () => {
    expect(['st', '1100', '39th', 'oak', 'vine', 'normandie'].map(maxTypingErrors)).toEqual([
      0, 0, 0, 1, 1, 2,
    ]);
  });
});
