import { expect, test } from 'vitest';
import { normalizeChoice, resolveCategories, VISUAL_CATEGORIES } from './index.ts';

test('no choice is everything, and to choose everything is none', () => {
  expect(resolveCategories([])).toEqual(VISUAL_CATEGORIES);
  expect(normalizeChoice(VISUAL_CATEGORIES)).toEqual([]);
});

test('a choice stands in the order of the letter, each once, without what there is not', () => {
  expect(resolveCategories(['trend', 'crime-types', 'trend', 'weather'])).toEqual([
    'crime-types',
    'trend',
  ]);
});
