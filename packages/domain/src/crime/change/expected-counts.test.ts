import { expect, test } from 'vitest';
import type { CountHistory } from './build-count-history.ts';
import { classifyChanges } from './classify-changes.ts';
import { NO_SEASONALITY } from './estimate-seasonality.ts';
import { computeMonthExposure } from './estimate-variation.ts';
import {
  computeAnscombeResidual,
  computeExpectedCounts,
  omitSmallExpectedCounts,
} from './expected-counts.ts';
import { createRandom, drawPoisson, makeHistory, monthAt } from './testing/make-history.ts';

const STILL = { season: NO_SEASONALITY, scatter: 0.05 ** 2, drift: 0 };
const DRIFTING = { ...STILL, drift: 0.05 ** 2 };

/** Expects the last month of a history. */
function expectLast(history: CountHistory, variation = STILL, length = 1) {
  const to = monthAt(history.months - 1);
  const from = monthAt(history.months - length);
  return computeExpectedCounts(history, variation, { from, to });
}

/** One area with these counts per average month. */
function perMonth(...counts: number[]): CountHistory {
  return makeHistory(1, counts.length, (_, month) =>
    Math.round((counts[month] as number) * computeMonthExposure(monthAt(month), NO_SEASONALITY)),
  );
}

const repeat = (months: number, count: number) => new Array<number>(months).fill(count);

test('the expected count is the level before, for the days of the period', () => {
  const history = perMonth(...repeat(25, 1_000));
  const days = computeMonthExposure(monthAt(24), NO_SEASONALITY);
  expect((expectLast(history).means[0] as number) / days).toBeCloseTo(1_000, -1);
  const three = expectLast(history, STILL, 3);
  expect(three.means[0]).toBeGreaterThan(2_900);
  expect(three.means[0]).toBeLessThan(3_100);
});

test('February is expected to have fewer reports than January, by its days', () => {
  // The first month is January: 25 months end with January, 26 with February.
  const meanOf = (months: number) =>
    expectLast(perMonth(...repeat(months, 1_000))).means[0] as number;
  expect(meanOf(26) / meanOf(25)).toBeCloseTo(28 / 31, 2);
});

test('the counts of the period do not affect its expected counts', () => {
  const expected = (last: number) => expectLast(perMonth(...repeat(24, 50), last));
  expect(expected(500)).toEqual(expected(50));
});

test('the newest months weigh more where levels drift', () => {
  const history = perMonth(...repeat(24, 100), ...repeat(6, 130), 0);
  const still = expectLast(history).means[0] as number;
  const drifting = expectLast(history, DRIFTING).means[0] as number;
  expect(still).toBeLessThan(drifting);
  expect(drifting / computeMonthExposure(monthAt(30), NO_SEASONALITY)).toBeGreaterThan(115);
});

test('a single outbreak weighs little; a second month at its height is a new level', () => {
  const means = (...tail: number[]) =>
    expectLast(perMonth(...repeat(24, 60), ...tail, 0), DRIFTING).means[0] as number;
  const [calm, once, twice] = [means(60, 60), means(60, 200), means(200, 200)];
  expect(once).toBeLessThan(calm * 1.2);
  expect(twice).toBeGreaterThan(calm * 1.3);
});

test('an area with few months under the rules of the period has no expected count', () => {
  const history = perMonth(...repeat(25, 40));
  const since = (month: number) => ({
    ...history,
    segments: Array.from(history.segments, (_, at) => (at < month ? 1 : 2)),
  });
  expect(expectLast(since(18)).means[0]).not.toBeNaN();
  expect(expectLast(since(19)).means[0]).toBeNaN();
  // The period itself is the first under the new rules.
  expect(expectLast(since(24)).means[0]).toBeNaN();
});

test('an incomplete month is passed over, and an incomplete period has no expected count', () => {
  const history = perMonth(...repeat(25, 40));
  const without = (month: number) => ({
    ...history,
    counts: Array.from(history.counts, (count, at) => (at === month ? 0 : count)),
    segments: Array.from(history.segments, (one, at) => (at === month ? 0 : one)),
  });
  const whole = expectLast(history).means[0] as number;
  expect(expectLast(without(20)).means[0]).toBeCloseTo(whole, 0);
  expect(expectLast(without(24)).means[0]).toBeNaN();
});

test('months older than five years do not count', () => {
  const history = perMonth(...repeat(20, 5_000), ...repeat(61, 40));
  const days = computeMonthExposure(monthAt(80), NO_SEASONALITY);
  expect((expectLast(history).means[0] as number) / days).toBeCloseTo(40, 0);
});

test('the variance grows with scatter, drift and the length of the period', () => {
  const history = perMonth(...repeat(37, 400));
  const spread = ({ means, variances }: ReturnType<typeof expectLast>) =>
    Math.sqrt(variances[0] as number) / (means[0] as number);
  const calm = spread(expectLast(history, { ...STILL, scatter: 0 }));
  expect(spread(expectLast(history))).toBeGreaterThan(calm);
  expect(spread(expectLast(history, DRIFTING))).toBeGreaterThan(spread(expectLast(history)));
  // A year scatter less than a month, and drifts more.
  expect(spread(expectLast(history, STILL, 12))).toBeLessThan(spread(expectLast(history)));
});

test('an area with more variation than average has a larger variance ratio', () => {
  const random = createRandom(7);
  const history = makeHistory(40, 49, (area) =>
    drawPoisson(area === 0 ? (random() < 0.5 ? 50 : 150) : 100, random),
  );
  const { ratios, freedom } = expectLast(history);
  expect(ratios[0]).toBeGreaterThan(2);
  expect(ratios[1]).toBeLessThan(1.5);
  expect(freedom[0]).toBeGreaterThanOrEqual(36 + 24);
});

test('residuals of counts are nearly normal', () => {
  // Poisson of mean 5: P(X ≥ 11) = 0.0137, P(X ≥ 15) = 0.000226.
  expect(computeAnscombeResidual(10.5, 5, 5)).toBeCloseTo(2.2, 0);
  expect(computeAnscombeResidual(14.5, 5, 5)).toBeCloseTo(3.5, 0);
  expect(computeAnscombeResidual(5, 5, 5)).toBe(0);
});

test('no change is reported where fewer than 10 are expected, if small expected counts are omitted', () => {
  const few = expectLast(perMonth(...repeat(24, 3), 30));
  const call = (expected: typeof few) => classifyChanges([30], [1], expected);
  expect(call(few).directions).toEqual(['up']);
  expect(call(omitSmallExpectedCounts(few))).toMatchObject({
    directions: ['no-clear-change'],
    usual: [null],
    tested: 0,
  });
  const many = expectLast(perMonth(...repeat(24, 40), 90));
  expect(omitSmallExpectedCounts(many)).toEqual(many);
});
