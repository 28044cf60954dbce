import { expect, test } from 'vitest';
import { readCaseTotal } from './read-case-total.ts';

test.each([
  ['41', 41],
  ['1,214', 1214],
  ['0', 0],
  ['1250.0', 1250],
  ['1 to 4', { atLeast: 1, atMost: 4 }],
  ['5-9', { atLeast: 5, atMost: 9 }],
  ['10 – 20', { atLeast: 10, atMost: 20 }],
  ['9 or fewer', { atLeast: 0, atMost: 9 }],
  ['<5', { atLeast: 0, atMost: 4 }],
  ['Fewer than 5', { atLeast: 0, atMost: 4 }],
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
  expect(readCaseTotal(text)).toEqual(total);
});
