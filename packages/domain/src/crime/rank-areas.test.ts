import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIN_RESIDENTS_FOR_RATE } from './constants.ts';
import { RANK_STATUS_CODE, RANK_STATUSES, rankAreas, UNKNOWN_RESIDENTS } from './rank-areas.ts';

interface TestArea {
  count: number;
  otherCount: number;
  residents: number;
  complete: boolean;
}

const rank = (areas: readonly TestArea[]) =>
  rankAreas({
    counts: areas.map(({ count }) => count),
    allCounts: areas.map(({ count, otherCount }) => count + otherCount),
    residents: areas.map(({ residents }) => residents),
    complete: areas.map(({ complete }) => (complete ? 1 : 0)),
  });

const makeArea = (given: Partial<TestArea>): TestArea => ({
  count: 10,
  otherCount: 5,
  residents: 1_000,
  complete: true,
  ...given,
});

// Few distinct values on both sides of the minimum for a rate, so that ties are frequent.
const anyArea: fc.Arbitrary<TestArea> = fc.record({
  count: fc.constantFrom(0, 1, 9, 10, 11, 20, 40),
  otherCount: fc.integer({ min: 0, max: 1 }),
  residents: fc.constantFrom(UNKNOWN_RESIDENTS, 0, 12, 199, 200, 400, 1_000, 77_270),
  complete: fc.boolean(),
});
const anyAreas = fc.array(anyArea, { maxLength: 60 });

describe('the ranking of areas', () => {
  test('begins with the highest rate; ties share a rank and the next one is left out', () => {
    const { ranks } = rank([
      makeArea({ count: 50 }),
      makeArea({ count: 90 }),
      makeArea({ count: 100, residents: 2_000 }),
      makeArea({ count: 10 }),
    ]);
    expect([...ranks]).toEqual([2, 1, 2, 4]);
  });

  test('an area whose residents are unknown has no rate and no rank, and is no outlier', () => {
    const unknown = makeArea({ residents: UNKNOWN_RESIDENTS });
    const { rates, ranks, statuses } = rank([unknown, { ...unknown, complete: false }]);
    expect([...rates]).toEqual([Number.NaN, Number.NaN]);
    expect([...ranks]).toEqual([0, 0]);
    // Before, both counted 0 residents: outliers.
    expect([...statuses]).toEqual([RANK_STATUS_CODE.residentsUnknown, RANK_STATUS_CODE.incomplete]);
  });

  test('leaves out incomplete areas and outliers', () => {
    const { ranks, statuses, rankedCount } = rank([
      makeArea({ complete: false }),
      makeArea({ residents: MIN_RESIDENTS_FOR_RATE - 1 }),
      makeArea({ count: 0, otherCount: 0 }),
      makeArea({ residents: MIN_RESIDENTS_FOR_RATE }),
    ]);
    expect([...ranks]).toEqual([0, 0, 0, 1]);
    expect([...statuses]).toEqual([
      RANK_STATUS_CODE.incomplete,
      RANK_STATUS_CODE.outlier,
      RANK_STATUS_CODE.outlier,
      RANK_STATUS_CODE.ranked,
    ]);
    expect(rankedCount).toBe(1);
  });

  test('areas with fewer than 10 reports have no rank and no rate, and the remaining ranks have no gaps', () => {
    // Before, 1 to 4: the rated areas were ranked 2 and 4.
    const { ranks, rates, statuses, rankedCount } = rank([
      makeArea({ count: 9, residents: 1_000 }),
      makeArea({ count: 10, residents: 2_000 }),
      makeArea({ count: 8, residents: 2_000 }),
      makeArea({ count: 10, residents: 9_000 }),
      makeArea({ count: 0 }),
    ]);
    expect([...ranks]).toEqual([0, 1, 0, 2, 0]);
    expect([...rates]).toEqual([Number.NaN, 1 / 200, Number.NaN, 1 / 900, Number.NaN]);
    expect([...statuses].map((one) => RANK_STATUSES[one])).toEqual([
      'too-few',
      'ranked',
      'too-few',
      'ranked',
      'too-few',
    ]);
    expect(rankedCount).toBe(2);
  });

  test('an area without residents has no rate', () => {
    expect(rank([makeArea({ residents: 0 })]).rates[0]).toBeNaN();
  });

  test('a rank is one more than the number of ranked areas with a higher rate', () => {
    fc.assert(
      fc.property(anyAreas, (areas) => {
        const { ranks, rates, statuses, rankedCount } = rank(areas);
        const ranked = areas
          .map((_, i) => i)
          .filter((i) => statuses[i] === RANK_STATUS_CODE.ranked);
        expect(rankedCount).toBe(ranked.length);
        for (const [i] of areas.entries()) {
          const higher = ranked.filter((j) => (rates[j] as number) > (rates[i] as number)).length;
          expect(ranks[i]).toBe(ranked.includes(i) ? higher + 1 : 0);
        }
      }),
    );
  });

  test('does not depend on the order of the areas', () => {
    fc.assert(
      fc.property(anyAreas, (areas) => {
        const backwards = rank([...areas].reverse()).ranks.reverse();
        expect([...backwards]).toEqual([...rank(areas).ranks]);
      }),
    );
  });
});
