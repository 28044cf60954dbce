import { yearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { trackerPeriod } from '../trackers/tracker-period.ts';
import { rateRankOf } from './rate-rank.ts';

const period = trackerPeriod('monthly', yearMonth(2026, 10));
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
  expect(rateRankOf('hollywood', now, before, period)).toEqual({
    kind: 'ranked',
    rank: 14,
    ranked: 2,
    risen: 2,
  });
});

test('without a rank before, no movement is told', () => {
  expect(rateRankOf('acton', now, before, period)).toMatchObject({ rank: 200, risen: null });
});

test('an outlier, an incomplete and an unknown neighborhood have no rank', () => {
  expect(rateRankOf('vernon', now, before, period)).toEqual({ kind: 'unranked' });
  expect(rateRankOf('nowhere', now, before, period)).toEqual({ kind: 'unranked' });
});

test('no movement is told across the change of the counting rules', () => {
  const march = trackerPeriod('monthly', yearMonth(2024, 3));
  expect(rateRankOf('hollywood', now, before, march)).toMatchObject({ risen: null });
});
