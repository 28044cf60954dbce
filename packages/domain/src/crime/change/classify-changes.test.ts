import { describe, expect, test } from 'vitest';
import type { CountHistory } from './build-count-history.ts';
import { classifyChanges } from './classify-changes.ts';
import { estimateVariation } from './estimate-variation.ts';
import { computeExpectedCounts } from './expected-counts.ts';
import { computeTwoSidedPValue, findDiscoveries } from './significance.ts';
import { createRandom, drawPoisson, makeHistory, monthAt } from './testing/make-history.ts';

/** Tests the last month of a history. */
function classifyLast(history: CountHistory, complete?: readonly number[]) {
  const { areas, months, counts } = history;
  const period = { from: monthAt(months - 1), to: monthAt(months - 1) };
  return classifyChanges(
    Array.from({ length: areas }, (_, area) => counts[(months - 1) * areas + area] as number),
    complete ?? new Array<number>(areas).fill(1),
    computeExpectedCounts(history, estimateVariation(history), period),
  );
}

const countCalls = (directions: readonly string[]) =>
  directions.filter((direction) => direction !== 'no-clear-change').length;

/** 270 areas of 30 reports a month, of which the first has `last` in the last month. */
function makeMap(random: () => number, last?: number): CountHistory {
  return makeHistory(270, 49, (area, month) =>
    area === 0 && month === 48 && last !== undefined ? last : drawPoisson(30, random),
  );
}

/** Some counts that were expected with the variance of chance. */
function expectAll(...means: number[]) {
  const fill = (value: number) => new Float64Array(means.length).fill(value);
  return {
    means: Float64Array.from(means),
    variances: Float64Array.from(means),
    ratios: fill(1),
    freedom: fill(100),
  };
}

describe('a map', () => {
  test('without any real change reports no change nine times in ten', () => {
    const random = createRandom(5);
    let mapsWithACall = 0;
    for (let map = 0; map < 40; map++) {
      if (countCalls(classifyLast(makeMap(random)).directions) > 0) mapsWithACall++;
    }
    expect(mapsWithACall).toBeLessThanOrEqual(4);
  });

  test('with more variation than chance also reports no change', () => {
    const random = createRandom(11);
    const restless = () => drawPoisson(60 * (random() < 0.5 ? 0.8 : 1.2), random);
    expect(countCalls(classifyLast(makeHistory(270, 49, restless)).directions)).toBeLessThanOrEqual(
      1,
    );
  });

  test('calls a doubling of 30 reports in one area of 270', () => {
    const random = createRandom(3);
    const called = Array.from({ length: 20 }, () => classifyLast(makeMap(random, 60)));
    const seen = called.filter(({ directions }) => directions[0] === 'up').length;
    expect(seen).toBeGreaterThan(14);
    expect(called[0]?.tested).toBe(270);
  });

  test('calls a fall', () => {
    const { directions, evidence } = classifyLast(makeMap(createRandom(6), 5));
    expect(directions[0]).toBe('down');
    expect(evidence[0]).toBeLessThan(-4);
  });

  test('reports no change for an area with an incomplete period', () => {
    const history = makeMap(createRandom(4), 200);
    const complete = Array.from({ length: 270 }, (_, area) => (area === 0 ? 0 : 1));
    const { directions, evidence, usual, tested } = classifyLast(history, complete);
    expect([directions[0], evidence[0], usual[0]]).toEqual(['no-clear-change', 0, null]);
    expect(tested).toBe(269);
  });
});

describe('areas', () => {
  test('are selected for testing by their expected counts, regardless of the actual counts', () => {
    const complete = [1, 1, 1];
    const tested = (counts: number[]) =>
      classifyChanges(counts, complete, expectAll(0.5, 3, Number.NaN)).tested;
    expect(tested([0, 0, 0])).toBe(1);
    expect(tested([90, 90, 90])).toBe(1);
  });

  test('with fewer than 10 reports, counted and expected together, are never called', () => {
    const call = (count: number) => classifyChanges([count], [1], expectAll(1)).directions[0];
    expect(call(8)).toBe('no-clear-change');
    expect(call(9)).toBe('up');
  });

  test('have a usual range: exactly the counts that would pass alone at 5%', () => {
    for (const mean of [2, 7.5, 20, 140]) {
      for (let count = 0; count <= 3 * mean + 10; count++) {
        const { usual, evidence } = classifyChanges([count], [1], expectAll(mean));
        const { low, high } = usual[0] ?? { low: Number.NaN, high: Number.NaN };
        const isUsual = low <= count && count <= high;
        expect([mean, count, isUsual]).toEqual([
          mean,
          count,
          computeTwoSidedPValue(evidence[0] as number) > 0.05,
        ]);
      }
    }
  });
});

test('a change that is not significant alone at 5% is never reported, however many other areas changed', () => {
  const p = [0.0001, 0.0001, 0.0001, 0.07];
  expect(findDiscoveries(p, 0.1)).toEqual([true, true, true, true]);
  expect(findDiscoveries(p, 0.1, 0.05)).toEqual([true, true, true, false]);
});
