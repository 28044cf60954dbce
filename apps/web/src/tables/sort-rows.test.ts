import { expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const sorted = (values: (string | number | null)[], direction: 'asc' | 'desc') =>
  sortRows(values, (value) => value, { column: 'any', direction }, 'en');

it('sorts rows without a figure last in either direction', () => {
  expect(sorted([2, null, 3, 1], 'asc')).toEqual([1, 2, 3, null]);
  expect(sorted([2, null, 3, 1], 'desc')).toEqual([3, 2, 1, null]);
});

it('sorts names as the language does, and numbers in them by size', () => {
  expect(sorted(['Área 10', 'Area 9', 'Burbank'], 'asc')).toEqual(['Area 9', 'Área 10', 'Burbank']);
});
