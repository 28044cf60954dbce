import { expect, test } from 'vitest';
import { titleCaseNames } from './title-case.ts';

test('names in all capitals or all lowercase are converted to title case', () => {
  expect(
    titleCaseNames([
      "O'HARE",
      'MCKINLEY PARK',
      'CITY OF THE SUN',
      'NW 2ND WARD',
      "ST. MARY'S",
      'ÑUÑOA',
    ]),
  ).toEqual(["O'Hare", 'McKinley Park', 'City of the Sun', 'NW 2nd Ward', "St. Mary's", 'Ñuñoa']);
  expect(titleCaseNames(['the loop', 'hyde-park'])).toEqual(['The Loop', 'Hyde-Park']);
});

test('names with both cases stay as they are', () => {
  expect(titleCaseNames(['LAX', 'Playa del Rey'])).toEqual(['LAX', 'Playa del Rey']);
});
