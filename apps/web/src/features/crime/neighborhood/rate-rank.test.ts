import { expect, test } from 'vitest';
import { toCountChange } from '../figures/count-changes.ts';
import { makeTrajectory } from '../testing/make-area.ts';
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

const RISE = toCountChange(makeTrajectory('a', 90, 40, { change_low: 0.4, change_high: 2.1 }));
const NO_CHANGE = toCountChange(
  makeTrajectory('a', 40, 40, { change_low: -0.4, change_high: 0.6 }),
);

test('from 16 to 14 is two places higher, among the neighborhoods that have a rank', () => {
  expect(toRateRank('hollywood', now, before, false, RISE)).toEqual({
    kind: 'ranked',
    rank: 14,
    ranked: 2,
    risen: 2,
  });
});

test('rank movement is null without an earlier rank', () => {
  expect(toRateRank('acton', now, before, false, RISE)).toMatchObject({ rank: 200, risen: null });
});

test('an outlier, an incomplete and an unknown neighborhood have no rank', () => {
  expect(toRateRank('vernon', now, before, false, RISE)).toEqual({ kind: 'unranked' });
  expect(toRateRank('nowhere', now, before, false, RISE)).toEqual({ kind: 'unranked' });
});

test('rank movement is null across a change of the counting rules', () => {
  expect(toRateRank('hollywood', now, before, true, RISE)).toMatchObject({ risen: null });
});

test('rank movement is unclear when the area’s own count has no clear change', () => {
  expect(toRateRank('hollywood', now, before, false, NO_CHANGE)).toMatchObject({
    rank: 14,
    risen: 'unclear',
  });
});
