import { expect, test } from 'vitest';
import { findByExactName, suggestNeighborhoods } from './suggest-neighborhoods.ts';

const areas = [
  'West Hollywood',
  'Hollywood Hills',
  'Hollywood',
  'La Cañada Flintridge',
  'Harbor City',
  'Harbor Gateway',
  'Hancock Park',
  'Hawthorne',
].map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));

const names = (typed: string) => suggestNeighborhoods(areas, typed).map(({ name }) => name);

test('names that start with the typed text are suggested, at most five, sorted by name', () => {
  expect(names('holly')).toEqual(['Hollywood', 'Hollywood Hills']);
  expect(names('h')).toEqual([
    'Hancock Park',
    'Harbor City',
    'Harbor Gateway',
    'Hawthorne',
    'Hollywood',
  ]);
  expect(names('wood')).toEqual([]);
  expect(names(' LA CANADA')).toEqual(['La Cañada Flintridge']);
  expect(names('  ')).toEqual([]);
});

test('a neighborhood is found only by its exact name', () => {
  expect(findByExactName(areas, ' Hollywood ')?.id).toBe('hollywood');
  expect(findByExactName(areas, 'hollywood')).toBeUndefined();
  expect(findByExactName(areas, 'Hollywoo')).toBeUndefined();
  expect(findByExactName(areas, '')).toBeUndefined();
});
