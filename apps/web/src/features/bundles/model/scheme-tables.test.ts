import { expect, test } from 'vitest';
import { TABLE_PAGE_SIZES } from './scheme-tables.ts';

test('pages are as long as specified', () => {
  expect(TABLE_PAGE_SIZES).toEqual({
    big: { size: 10, options: [5, 10, 25] },
    small: { size: 10, options: [5, 10, 25, 50] },
    nicknames: { size: 25, options: [5, 10, 25, 50] },
    crime_descriptions: { size: 50, options: [5, 10, 25, 50, 100] },
  });
});
