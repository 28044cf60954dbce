import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpolateAddress } from './interpolate-address.ts';
import { findAddress, findBlock, type StreetAddresses } from './street-addresses.ts';

/** Degrees of longitude per house number on these streets, about two meters. */
const NUMBERS_PER_DEGREE = 50_000;
const SIDE = 0.0002;

/** Houses along a parallel with numbers increasing eastward; even numbers are on the northern side. */
function street(numbers: readonly number[], latitude = 34): StreetAddresses {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    numbers: Int32Array.from(sorted),
    longitudes: Int32Array.from(sorted, (number) => Math.round(1e6 * eastOf(number))),
    latitudes: Int32Array.from(sorted, (number) => Math.round(1e6 * (latitude + sideOf(number)))),
    start: 0,
    end: sorted.length,
  };
}
const eastOf = (number: number) => -118 + number / NUMBERS_PER_DEGREE;
const sideOf = (number: number) => (number % 2 === 0 ? SIDE : 0);
const neighborsOf = (found: ReturnType<typeof interpolateAddress>) =>
  found?.neighbors.map(({ number }) => number);

const someNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), {
  minLength: 1,
  maxLength: 60,
});
const aNumber = fc.integer({ min: 1, max: 9_999 });

describe('the position of a recorded house number', () => {
  const houses = street([1100, 1101, 1105]);

  test('at the house with that number, or null if there is no such house', () => {
    expect(findAddress(houses, 1105)).toEqual({ longitude: eastOf(1105), latitude: 34 });
    expect(findAddress(houses, 1103)).toBeNull();
    expect(findAddress(street([]), 1103)).toBeNull();
  });

  test('a hundred block in the middle of its houses', () => {
    expect(findBlock(houses, 1100)?.longitude).toBeCloseTo(eastOf((1100 + 1101 + 1105) / 3), 9);
    expect(findBlock(houses, 1200)).toBeNull();
  });
});

describe('the position of an unrecorded house number', () => {
  const houses = street([1100, 1101, 1120, 1160, 1500, 1900]);

  test('between its neighbors of the same side, in proportion', () => {
    const found = interpolateAddress([houses], 1130);
    expect(neighborsOf(found)).toEqual([1120, 1160]);
    expect(found?.longitude).toBeCloseTo(eastOf(1130), 9);
    expect(found?.latitude).toBeCloseTo(34 + SIDE, 9);
  });

  test('between neighbors of both sides if its side has none nearby', () => {
    expect(neighborsOf(interpolateAddress([houses], 1121))).toEqual([1120, 1160]);
    expect(neighborsOf(interpolateAddress([houses], 1300))).toEqual([1160, 1500]);
  });

  test('between distant neighbors if the street continues between them', () => {
    expect(neighborsOf(interpolateAddress([street([100, 8_000])], 4_000))).toEqual([100, 8_000]);
  });

  test('at the only neighbor near its end of the street, and nowhere farther out', () => {
    const found = interpolateAddress([houses], 1999);
    expect(neighborsOf(found)).toEqual([1900]);
    expect(found?.longitude).toBeCloseTo(eastOf(1900), 9);
    expect(interpolateAddress([houses], 2101)).toBeNull();
    expect(interpolateAddress([houses], 9)).toBeNull();
    expect(interpolateAddress([street([])], 1100)).toBeNull();
    expect(interpolateAddress([], 1100)).toBeNull();
  });

  test('between the segments of a street that is split at a zip code border', () => {
    const found = interpolateAddress([street([1500, 1690]), street([1710, 1900])], 1700);
    expect(neighborsOf(found)).toEqual([1690, 1710]);
    expect(found?.neighbors.map(({ piece }) => piece)).toEqual([0, 1]);
  });

  test('never between two distant streets with the same name', () => {
    const [here, there] = [street([1690, 1790], 34), street([1698, 1710], 33.7)];
    expect(neighborsOf(interpolateAddress([here, there], 1700))).toEqual([1698, 1710]);
    expect(
      neighborsOf(interpolateAddress([street([1690], 34), street([1710], 33.7)], 1701)),
    ).toHaveLength(1);
  });

  test('strictly between its neighbors, which are the adjacent recorded numbers of its side or of both sides', () => {
    fc.assert(
      fc.property(someNumbers, aNumber, (numbers, number) => {
        fc.pre(!numbers.includes(number));
        const found = interpolateAddress([street(numbers)], number);
        const of = (list: readonly number[]) => [
          Math.max(...list.filter((one) => one < number)),
          Math.min(...list.filter((one) => one > number)),
        ];
        if (found === null) {
          const [below = 0, above = 0] = of(numbers);
          expect(Number.isFinite(below) && Number.isFinite(above)).toBe(false);
          return;
        }
        const [low, high] = found.neighbors;
        if (high === undefined) {
          expect(Math.abs(low.number - number)).toBeLessThanOrEqual(200);
          return;
        }
        expect(found.longitude).toBeGreaterThan(low.longitude);
        expect(found.longitude).toBeLessThan(high.longitude);
        const side = of(numbers.filter((one) => (one - number) % 2 === 0));
        const [below = 0, above = 0] = side;
        const expected = above - below <= 200 ? side : of(numbers);
        expect([low.number, high.number]).toEqual(expected);
      }),
    );
  });

  test('on its side of the street if that side has nearby neighbors', () => {
    fc.assert(
      fc.property(someNumbers, aNumber, (numbers, number) => {
        const side = [...numbers, number - (number % 2) - 40, number + (number % 2) + 40];
        const known = [...new Set([...side, number - 50, number + 50])].filter(
          (one) => one > 0 && one !== number,
        );
        fc.pre(number > 60);
        const found = interpolateAddress([street(known)], number);
        expect(found?.latitude).toBeCloseTo(34 + sideOf(number), 9);
      }),
    );
  });

  test('the higher of two numbers on one side is at least as far along the street', () => {
    fc.assert(
      fc.property(someNumbers, aNumber, fc.integer({ min: 1, max: 500 }), (numbers, one, more) => {
        const other = one + 2 * more;
        fc.pre(!numbers.includes(one) && !numbers.includes(other));
        const [first, second] = [one, other].map((number) =>
          interpolateAddress([street(numbers)], number),
        );
        if (!first || !second) return;
        // Beyond the last house all numbers have the same position.
        expect(second.longitude).toBeGreaterThanOrEqual(first.longitude);
      }),
    );
  });

  test('however the street is cut into pieces, it is the same place', () => {
    fc.assert(
      fc.property(someNumbers, aNumber, aNumber, (numbers, number, cut) => {
        fc.pre(!numbers.includes(number));
        const unsplit = interpolateAddress([street(numbers)], number);
        const pieces = [numbers.filter((one) => one < cut), numbers.filter((one) => one >= cut)];
        const cutUp = interpolateAddress(
          pieces.map((piece) => street(piece)),
          number,
        );
        expect([cutUp?.longitude, cutUp?.latitude]).toEqual([
          unsplit?.longitude,
          unsplit?.latitude,
        ]);
      }),
    );
  });
});
