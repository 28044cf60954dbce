import { expect, test } from 'vitest';
import { compareWithUsual } from './compare-with-usual.ts';

test.each([
  [90, 15, 3, { kind: 'times', times: 6 }],
  [27, 15, 3, { kind: 'times', times: 2 }],
  [20, 15, 3, { kind: 'above' }],
  [16, 15, 3, { kind: 'same' }],
  [9, 15, 3, { kind: 'below' }],
  // 17 is 1.3 times 13, but the difference is smaller than the error of the estimates.
  [17, 13, 4.2, { kind: 'same' }],
  [3.5, 1.5, null, { kind: 'same' }],
  [30, 0, 3, { kind: 'above' }],
])('%d µg/m³ against a usual of %d, estimates missing by %s', (now, usual, error, expected) => {
  expect(compareWithUsual(now, usual, error)).toEqual(expected);
});

test('returns null without a usual level', () => {
  expect(compareWithUsual(90, null, 3)).toBeNull();
});
