import { expect, test } from 'vitest';
import { rankDescending } from './rank-descending.ts';

test('the highest value has rank 1, ties share a rank, and a missing value has no rank', () => {
  expect(rankDescending([40, 90, null, 90, 12])).toEqual([3, 1, null, 1, 4]);
  expect(rankDescending([])).toEqual([]);
});
