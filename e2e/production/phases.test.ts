import { expect, test } from 'vitest';
import { findLongestGap } from './phases.ts';

const saved = (at: number, acknowledgedAt = at) => ({ at, email: '', acknowledgedAt });
const failed = (at: number) => ({ at, email: '', acknowledgedAt: undefined });

test.each([
  ['no write failed', [saved(0), saved(5)], 0, 0],
  ['one failed', [saved(0), failed(2), saved(5, 6)], 0, 4],
  ['the longer of two', [failed(1), saved(2), failed(3), failed(4), saved(9)], 0, 6],
  ['in the order of requests', [saved(9), failed(3)], 0, 6],
  ['only from when it can work', [failed(1), failed(6), saved(9)], 5, 4],
  ['never again', [saved(0), failed(1)], 0, Number.POSITIVE_INFINITY],
])('the longest gap between writes: %s', (_, writings, from, gap) => {
  expect(findLongestGap(writings, from)).toBe(gap);
});
