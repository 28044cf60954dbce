import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByRate } from './sort-by-rate.ts';

const anyRate = fc.oneof(
  fc.constantFrom(0, 0.001, 0.001_000_000_1, 1),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
);

test('areas are sorted by ascending rate, and ties retain their order', () => {
  fc.assert(
    fc.property(fc.array(anyRate, { maxLength: 300 }), (list) => {
      const rates = Float64Array.from(list);
      const areas = Int32Array.from(list.keys()).filter((area) => area % 7 !== 3);
      const expected = [...areas].sort((a, b) => (rates[a] as number) - (rates[b] as number));
      expect([...sortByRate(areas, rates)]).toEqual(expected);
    }),
  );
});

test('no area and one area are in order', () => {
  expect([...sortByRate(new Int32Array(0), new Float64Array(0))]).toEqual([]);
  expect([...sortByRate(Int32Array.of(0), Float64Array.of(0))]).toEqual([0]);
});
