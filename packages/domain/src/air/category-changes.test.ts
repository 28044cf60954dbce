import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AQI_CATEGORIES } from './aqi-breakpoints.ts';
import { findCategoryChanges } from './category-changes.ts';

test('a category that lasts two hours is a change from the previous category that lasted two hours', () => {
  expect(
    findCategoryChanges(['good', 'good', 'moderate', 'moderate', 'moderate', 'usg', 'usg']),
  ).toEqual([
    { at: 2, from: 'good', to: 'moderate' },
    { at: 5, from: 'moderate', to: 'usg' },
  ]);
});

test('an hour alone is no change, nor is the way back from it', () => {
  expect(findCategoryChanges(['good', 'good', 'usg', 'good', 'good'])).toEqual([]);
  expect(findCategoryChanges(['good', 'good', 'usg', 'moderate', 'good', 'good'])).toEqual([]);
});

test('hours without a category cause no change and do not count toward a duration', () => {
  expect(findCategoryChanges(['good', 'good', null, 'usg', null, 'usg', null])).toEqual([]);
  expect(findCategoryChanges(['good', 'good', null, null, 'usg', 'usg'])).toEqual([
    { at: 4, from: 'good', to: 'usg' },
  ]);
});

test('the first category that lasts is no change', () => {
  expect(findCategoryChanges(['usg', 'usg', 'usg'])).toEqual([]);
  expect(findCategoryChanges([])).toEqual([]);
});

test('where the hours begin makes no difference once one has lasted', () => {
  const hours = fc.array(fc.option(fc.constantFrom(...AQI_CATEGORIES.slice(0, 3))), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(hours, hours, (earlier, later) => {
      const known = ['good' as const, 'good' as const, ...later];
      const all = findCategoryChanges([...earlier, null, ...known]);
      const begin = earlier.length + 1;
      const of = all
        .filter(({ at }) => at >= begin + 2)
        .map((one) => ({ ...one, at: one.at - begin }));
      expect(of).toEqual(findCategoryChanges(known));
    }),
  );
});
