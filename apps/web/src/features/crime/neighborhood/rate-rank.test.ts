import { expect, test } from 'vitest';
import { toRateRank } from './rate-rank.ts';

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
  expect(toRateRank('hollywood', now, before, false, true)).toEqual({
    kind: 'ranked',
    rank: 14,
    ranked: 2,
    risen: 2,
  });
});

test('without a rank before, no movement is told', () => {
  expect(toRateRank('acton', now, before, false, true)).toMatchObject({ rank: 200, risen: null });
});

test('an outlier, an incomplete and an unknown neighborhood have no rank', () => {
  expect(toRateRank('vernon', now, before, false, true)).toEqual({ kind: 'unranked' });
  expect(toRateRank('nowhere', now, before, false, true)).toEqual({ kind: 'unranked' });
});

test('no movement is told across the change of the counting rules', () => {
  expect(toRateRank('hollywood', now, before, true, true)).toMatchObject({ risen: null });
});

test('a rank that moved without a clear change of the reports here says nothing of it', () => {
  expect(toRateRank('hollywood', now, before, false, false)).toMatchObject({
    rank: 14,
    risen: 'unclear',
  });
});
