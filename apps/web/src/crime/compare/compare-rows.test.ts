import { yearMonth } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { makeAreaCrimes, makeIncompleteArea, makeTrends } from '../testing/make-area.ts';
import { compareRows } from './compare-rows.ts';

const october = yearMonth(2026, 10);
const range = { from: october, to: october };

function rowOf(given: Parameters<typeof makeAreaCrimes>[0], yearBefore = 200) {
  const area = given?.complete === false ? makeIncompleteArea(given) : makeAreaCrimes(given);
  const trends = makeTrends(october, [yearBefore, ...Array(11).fill(200), area.total_crime_count]);
  return compareRows([{ area, name: 'Hollywood', trends, breaks: [] }], range)[0];
}

describe('a neighborhood of the comparison', () => {
  test('has its rate with the interval that chance allows', () => {
    const rate = rowOf({ total_crime_count: 100, population: 10_000 })?.rate;
    expect(rate).toMatchObject({ kind: 'rated', rate: 0.01, unstable: false });
    // design/methods.md: 100 → 81.4 to 121.6
    expect(rate?.kind === 'rated' && rate.low * 10_000).toBeCloseTo(81.4, 1);
    expect(rate?.kind === 'rated' && rate.high * 10_000).toBeCloseTo(121.6, 1);
  });

  test('of 10 to 19 reports has an unstable rate, of fewer no rate and no rank', () => {
    expect(rowOf({ total_crime_count: 19 })?.rate).toMatchObject({ kind: 'rated', unstable: true });
    const few = rowOf({ total_crime_count: 9, ranking: 210 });
    expect(few?.rate).toEqual({ kind: 'too-few' });
    expect(few?.rank).toBeNull();
  });

  test('without a rank says why', () => {
    expect(rowOf({ complete: false })?.rate).toEqual({ kind: 'unranked', because: 'incomplete' });
    expect(rowOf({ outlier: true, ranking: null })?.rate).toEqual({
      kind: 'unranked',
      because: 'outlier',
    });
  });

  test('is held against the same month last year', () => {
    expect(rowOf({ total_crime_count: 300 }, 200)?.change).toEqual({
      kind: 'clear',
      direction: 'up',
      before: 200,
      change: 0.5,
    });
    expect(rowOf({ total_crime_count: 205 }, 200)?.change.kind).toBe('no-clear-change');
    expect(rowOf({ complete: false })?.change.kind).toBe('not-comparable');
  });

  test('is not held against a month that is not on record', () => {
    const area = makeAreaCrimes({ total_crime_count: 300 });
    const trends = makeTrends(october, [200, 300]);
    expect(
      compareRows([{ area, name: 'Hollywood', trends, breaks: [] }], range)[0]?.change,
    ).toEqual({
      kind: 'not-comparable',
      because: 'incomplete',
    });
  });
});
