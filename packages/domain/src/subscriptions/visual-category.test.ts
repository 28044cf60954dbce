import { expect, test } from 'vitest';
import { chosenCategories, readChoice, VISUAL_CATEGORIES } from './index.ts';

test('no choice is everything, and to choose everything is none', () => {
  expect(chosenCategories([])).toEqual(VISUAL_CATEGORIES);
  expect(readChoice(VISUAL_CATEGORIES)).toEqual([]);
});

test('a choice stands in the order of the letter, each once, without what there is not', () => {
  expect(chosenCategories(['trend', 'crime-types', 'trend', 'weather'])).toEqual([
    'crime-types',
    'trend',
  ]);
});
