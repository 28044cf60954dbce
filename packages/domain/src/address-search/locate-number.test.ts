import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateBlock, locateNumber, type StreetHouses } from './locate-number.ts';

/** Houses whose longitude is their number in thousandths; even ones lie on the northern side. */
function street(numbers: readonly number[]): StreetHouses {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    numbers: Int32Array.from(sorted),
    longitudes: Int32Array.from(sorted, (number) => number * 1_000),
    latitudes: Int32Array.from(sorted, (number) => (number % 2 === 0 ? 1_000_000 : 0)),
    start: 0,
    end: sorted.length,
  };
}

describe('where a house number lies', () => {
  const houses = street([1100, 1101, 1105, 1120, 1160, 1500]);

  test('at the house that has it', () => {
    expect(locateNumber(houses, 1105)).toEqual({
      longitude: 1.105,
      latitude: 0,
      certainty: 'known',
    });
  });

  test('between its neighbours of the same side, in proportion', () => {
    const found = locateNumber(houses, 1130);
    expect(found?.certainty).toBe('between');
    expect(found?.longitude).toBeCloseTo(1.13, 9);
    expect(found?.latitude).toBe(1);
  });

  test('at the nearest house of its hundred block where one side has no neighbours', () => {
    expect(locateNumber(houses, 1121)).toMatchObject({ longitude: 1.12, certainty: 'block' });
    expect(locateNumber(houses, 1199)).toMatchObject({ longitude: 1.16, certainty: 'block' });
  });

  test('nowhere on a street that knows no such number', () => {
    expect(locateNumber(houses, 1300)).toBeNull();
    expect(locateNumber(houses, 9)).toBeNull();
    expect(locateNumber(street([]), 1100)).toBeNull();
  });

  test('a hundred block lies in the middle of its houses', () => {
    expect(locateBlock(houses, 1100)?.longitude).toBeCloseTo(
      (1.1 + 1.101 + 1.105 + 1.12 + 1.16) / 5,
    );
    expect(locateBlock(houses, 1200)).toBeNull();
  });

  test('never beyond the houses around it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 9_999 }),
        (numbers, number) => {
          const found = locateNumber(street(numbers), number);
          if (found === null) {
            expect(numbers).not.toContain(number);
            return;
          }
          expect(found.certainty === 'known').toBe(numbers.includes(number));
          const far = Math.abs(found.longitude * 1_000 - number);
          expect(far).toBeLessThan(found.certainty === 'block' ? 100 : 0.001);
        },
      ),
    );
  });
});
