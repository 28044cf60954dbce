import { expect, test } from 'vitest';
import { FALSE_CALLS } from '../crime/index.ts';
import { measureDispersion } from './measure-dispersion.ts';
import { movedMost } from './moved-most.ts';
import { type CountPair, splitPValue } from './split-p-value.ts';

const pair = (count: number, before: number, given: Partial<CountPair> = {}): CountPair => ({
  count,
  before,
  days: 31,
  daysBefore: 31,
  dispersion: 1,
  ...given,
});

/** Numbers between 0 and 1 that are the same in every run. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

/** A count of things that happen independently of each other. */
function poisson(mean: number, from: Generator<number, never>): number {
  let count = 0;
  for (let left = Math.exp(-mean), product = from.next().value; product > left; count++)
    product *= from.next().value;
  return count;
}

test('what rose and what fell, the largest changes first, with the index of each', () => {
  const pairs = [pair(100, 100), pair(200, 100), pair(50, 100), null, pair(400, 100)];
  expect(movedMost(pairs, 5)).toEqual({ up: [4, 1], down: [2], compared: 4 });
  expect(movedMost(pairs, 1)).toEqual({ up: [4], down: [2], compared: 4 });
});

test('too few reports on both sides are not held against each other; too few on one side are', () => {
  expect(movedMost([pair(9, 0), pair(40, 2)], 5)).toEqual({ up: [1], down: [], compared: 1 });
});

test('of areas that did not change hardly ever one is called, where one test each would call a dozen', () => {
  const from = chance(7);
  let falseLists = 0;
  let single = 0;
  const turns = 40;
  for (let turn = 0; turn < turns; turn++) {
    const pairs = Array.from({ length: 270 }, () => pair(poisson(60, from), poisson(60, from)));
    const { up, down } = movedMost(pairs, 300);
    if (up.length + down.length > 0) falseLists++;
    single += pairs.filter((one) => splitPValue(one) < 0.05).length;
  }
  expect(falseLists / turns).toBeLessThanOrEqual(FALSE_CALLS * 2);
  expect(single / turns).toBeGreaterThan(6);
});

test('what varies much by itself needs a larger change', () => {
  expect(movedMost([pair(140, 100)], 5).up).toEqual([0]);
  expect(movedMost([pair(140, 100, { dispersion: 4 })], 5).up).toEqual([]);
});

test('a month of 28 days against one of 31 is not lower for that alone', () => {
  const fewer = pair(28_000, 31_000, { days: 28 });
  expect(splitPValue(fewer)).toBeGreaterThan(0.9);
  expect(movedMost([fewer], 5).down).toEqual([]);
});

test('dispersion: chance alone is 1, and a season that all share is taken out', () => {
  const from = chance(3);
  const season = (month: number) => 1 + 0.5 * Math.sin((month / 6) * Math.PI);
  const calm = Array.from({ length: 40 }, () =>
    Array.from({ length: 36 }, (_, month) => poisson(50 * season(month), from)),
  );
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  expect(mean(measureDispersion(calm))).toBeCloseTo(1.1, 0);
  const restless = calm.map((counts, at) =>
    at === 0 ? counts.map((count, month) => count * (month % 2 === 0 ? 2 : 1)) : counts,
  );
  expect(measureDispersion(restless)[0]).toBeGreaterThan(3);
});

test('an area with too few reports has the dispersion of all; without any reports all have 1', () => {
  const counts = (low: number, high: number) =>
    Array.from({ length: 36 }, (_, month) => (month % 2 === 0 ? low : high));
  const opposite = [counts(100, 200), counts(200, 100), counts(0, 1)];
  const [own, , shared] = measureDispersion(opposite);
  expect(own).toBeGreaterThan(10);
  expect(shared).toBeGreaterThan(10);
  expect(
    measureDispersion([
      [0, 0],
      [0, 0],
    ]),
  ).toEqual([1, 1]);
});
