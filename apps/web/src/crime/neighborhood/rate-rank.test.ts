import { expect, test } from 'vitest';
import { rateRankOf } from './rate-rank.ts';

const now = new Map([
  ['hollywood', 14],
  ['acton', 200],
  ['vernon', null],
]);
const before = new Map([
  ['hollywood', 16],
  ['acton', null],
  ['vernon', null],
]);

test('from 16 to 14 is two places higher, among the neighborhoods that have a rank', () => {
  expect(rateRankOf('hollywood', now, before, false)).toEqual({
    kind: 'ranked',
    rank: 14,
    ranked: 2,
    risen: 2,
  });
});

test('without a rank before, no movement is told', () => {
  expect(rateRankOf('acton', now, before, false)).toMatchObject({ rank: 200, risen: null });
});

test('an outlier, an incomplete and an unknown neighborhood have no rank', () => {
  expect(rateRankOf('vernon', now, before, false)).toEqual({ kind: 'unranked' });
  expect(rateRankOf('nowhere', now, before, false)).toEqual({ kind: 'unranked' });
});

test('no movement is told across the change of the counting rules', () => {
  expect(rateRankOf('hollywood', now, before, true)).toMatchObject({ risen: null });
});
