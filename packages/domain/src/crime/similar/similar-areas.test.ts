import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_SIMILAR_AREAS,
  MAX_SIMILAR_RESIDENTS_RATIO,
  MIN_RESIDENTS_FOR_RATE,
} from '../constants.ts';
import { UNKNOWN_RESIDENTS } from '../rank-areas.ts';
import { findSimilarAreas } from './similar-areas.ts';

const everywhere = (residents: readonly number[]) => ({
  residents,
  onRecord: residents.map(() => 1),
});

describe('similar areas', () => {
  it('are the nearest in residents, the nearest first, and of ties the first id', () => {
    const county = everywhere([20_000, 21_000, 30_000, 19_000, 20_500]);
    expect(findSimilarAreas(county, 0)).toEqual([4, 1, 3, 2]);
  });

  it('are at most ten', () => {
    const county = everywhere(Array.from({ length: 40 }, (_, at) => 20_000 + 100 * at));
    expect(findSimilarAreas(county, 20)).toEqual([19, 21, 18, 22, 17, 23, 16, 24, 15, 25]);
  });

  it('have between half and twice as many residents', () => {
    const county = everywhere([20_000, 9_999, 10_000, 40_000, 40_001]);
    expect(findSimilarAreas(county, 0)).toEqual([2, 3]);
  });

  it('have records, and residents that bear a rate', () => {
    const residents = [1_200, 1_100, 999, UNKNOWN_RESIDENTS, 1_300];
    expect(findSimilarAreas({ residents, onRecord: [1, 1, 1, 1, 0] }, 0)).toEqual([1]);
    expect(findSimilarAreas(everywhere(residents), 2)).toEqual([]);
    expect(findSimilarAreas(everywhere(residents), 3)).toEqual([]);
  });

  it('exclude the area itself, are limited in number, closest in residents, and deterministic', () => {
    const place = fc.record({
      residents: fc.oneof(
        fc.constant(UNKNOWN_RESIDENTS),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 900, max: 400_000 }),
      ),
      onRecord: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 60 }), fc.nat(), (places, pick) => {
        const area = pick % places.length;
        const input = {
          residents: places.map(({ residents }) => residents),
          onRecord: places.map(({ onRecord }) => onRecord),
        };
        const found = findSimilarAreas(input, area);
        expect(findSimilarAreas(input, area)).toEqual(found);
        expect(found).not.toContain(area);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(MAX_SIMILAR_AREAS);
        const areaResidents = input.residents[area] as number;
        const away = (other: number) =>
          Math.abs((input.residents[other] as number) - areaResidents);
        const bears = (other: number) => {
          const theirs = input.residents[other] as number;
          const [less, more] =
            theirs < areaResidents ? [theirs, areaResidents] : [areaResidents, theirs];
          return less >= MIN_RESIDENTS_FOR_RATE && more <= MAX_SIMILAR_RESIDENTS_RATIO * less;
        };
        for (const other of found) expect([bears(other), input.onRecord[other]]).toEqual([true, 1]);
        const furthest = Math.max(0, ...found.map(away));
        const left = places.flatMap((_, other) =>
          other !== area && input.onRecord[other] === 1 && bears(other) && !found.includes(other)
            ? [other]
            : [],
        );
        if (found.length < MAX_SIMILAR_AREAS) expect(left).toEqual([]);
        for (const other of left) expect(away(other)).toBeGreaterThanOrEqual(furthest);
      }),
    );
  });
});
