import { expect, test } from 'vitest';
import { normalizeChoice, resolveCategories, VISUAL_CATEGORIES } from './index.ts';

test('an empty choice includes all categories, and choosing all is stored as an empty choice', () => {
  expect(resolveCategories([])).toEqual(VISUAL_CATEGORIES);
  expect(normalizeChoice(VISUAL_CATEGORIES)).toEqual([]);
});

test('a choice is sorted in newsletter order without duplicates or unknown categories', () => {
  expect(resolveCategories(['trend', 'crime-types', 'trend', 'weather'])).toEqual([
    'crime-types',
    'trend',
  ]);
});
