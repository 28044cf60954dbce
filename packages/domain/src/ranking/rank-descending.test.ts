import { expect, test } from 'vitest';
import { rankDescending } from './rank-descending.ts';

test('the worst air is first, ties share a rank, and what has no figure has none', () => {
  expect(rankDescending([40, 90, null, 90, 12])).toEqual([3, 1, null, 1, 4]);
  expect(rankDescending([])).toEqual([]);
});
