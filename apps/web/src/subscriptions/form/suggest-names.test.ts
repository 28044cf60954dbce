import { expect, test } from 'vitest';
import { exactlyNamed, suggestNames } from './suggest-names.ts';

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

const names = (typed: string) => suggestNames(areas, typed).map(({ name }) => name);

test('names that begin with what is typed are suggested, at most five, by name', () => {
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

test('a name counts only to the letter', () => {
  expect(exactlyNamed(areas, ' Hollywood ')?.id).toBe('hollywood');
  expect(exactlyNamed(areas, 'hollywood')).toBeUndefined();
  expect(exactlyNamed(areas, 'Hollywoo')).toBeUndefined();
  expect(exactlyNamed(areas, '')).toBeUndefined();
});
