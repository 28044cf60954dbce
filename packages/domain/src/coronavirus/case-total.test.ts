import { expect, test } from 'vitest';
import { parseCaseTotal } from './case-total.ts';

test.each([
  ['41', 41],
  ['1,214', 1214],
  ['0', 0],
  ['1250.0', 1250],
  ['1 to 4', { min: 1, max: 4 }],
  ['5-9', { min: 5, max: 9 }],
  ['10 – 20', { min: 10, max: 20 }],
  ['9 or fewer', { min: 0, max: 9 }],
  ['<5', { min: 0, max: 4 }],
  ['Fewer than 5', { min: 0, max: 4 }],
  ['3 to 3', 3],
  ['', null],
  ['  ', null],
  ['--', 'withheld-without-range'],
  ['*', 'withheld-without-range'],
  ['Suppressed', 'withheld-without-range'],
  ['9 to 5', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['many', undefined],
  ['99999999999', undefined],
])('“%s” is %o', (text, total) => {
  expect(parseCaseTotal(text)).toEqual(total);
});
