import { expect, test } from 'vitest';
import { normalizeCategoryChoice, resolveEmailSections, VISUAL_CATEGORIES } from './index.ts';

test('an empty choice includes all categories, and choosing all is stored as an empty choice', () => {
  expect(resolveEmailSections([])).toEqual(VISUAL_CATEGORIES);
  expect(normalizeCategoryChoice(VISUAL_CATEGORIES)).toEqual([]);
});

test('a choice is sorted in newsletter order without duplicates or unknown categories', () => {
  expect(resolveEmailSections(['trend', 'crime-types', 'trend', 'weather'])).toEqual([
    'crime-types',
    'trend',
  ]);
});
