import { describe, expect, test } from 'vitest';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { buildCompareRows } from './compare-rows.ts';

function rowOf(given: Parameters<typeof makeAreaCrimes>[0], before = 200) {
  const area = given?.complete === false ? makeIncompleteArea(given) : makeAreaCrimes(given);
  const { complete, total_crime_count } = area;
  const yearBefore = makeTrajectory(area.id, total_crime_count ?? 0, before, { complete });
  return buildCompareRows([{ area, name: 'Hollywood', yearBefore }])[0];
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
    const few = rowOf({ total_crime_count: 9 });
    expect(few?.rate).toEqual({ kind: 'too-few' });
    expect(few?.rank).toBeNull();
  });

  test('without a rank has a reason', () => {
    expect(rowOf({ complete: false })?.rate).toEqual({ kind: 'unranked', because: 'incomplete' });
    expect(rowOf({ outlier: true, ranking: null })?.rate).toEqual({
      kind: 'unranked',
      because: 'outlier',
    });
  });

  test('is compared with the same month last year', () => {
    expect(rowOf({ total_crime_count: 300 }, 200)?.change).toMatchObject({
      kind: 'clear',
      direction: 'up',
      before: 200,
      change: 0.5,
    });
    expect(rowOf({ total_crime_count: 205 }, 200)?.change.kind).toBe('no-clear-change');
    expect(rowOf({ complete: false })?.change.kind).toBe('not-comparable');
  });

  test('has the same trend classification as on the map, regardless of its two counts', () => {
    const area = makeAreaCrimes({ total_crime_count: 300 });
    const yearBefore = makeTrajectory(area.id, 300, 200, { direction: 'no-clear-change' });
    expect(buildCompareRows([{ area, name: 'Hollywood', yearBefore }])[0]?.change.kind).toBe(
      'no-clear-change',
    );
  });

  test('has no comparison for periods of more than 12 months', () => {
    const area = makeAreaCrimes({ total_crime_count: 300 });
    expect(buildCompareRows([{ area, name: 'Hollywood', yearBefore: null }])[0]?.change).toEqual({
      kind: 'not-comparable',
      because: 'incomplete',
    });
  });
});
