import { expect, test } from 'vitest';
import { estimateSeasonality, NO_SEASONALITY } from './estimate-seasonality.ts';
import { createRandom, drawPoisson, makeHistory } from './testing/make-history.ts';

test('a season is found once two years are known', () => {
  const daysLike = (month: number) => (month % 12 === 6 ? 150 : 100);
  const random = createRandom(8);
  const history = makeHistory(60, 43, (_, month) => drawPoisson(daysLike(month), random));
  const { factors, error } = estimateSeasonality(history);
  expect((factors[6] as number) / (factors[5] as number)).toBeGreaterThan(1.35);
  expect(error).toBeGreaterThan(0);
  expect(Math.sqrt(error)).toBeLessThan(0.02);
  expect(estimateSeasonality(makeHistory(60, 20, (_, month) => daysLike(month)))).toBe(
    NO_SEASONALITY,
  );
});

test('there is no seasonality if the years differ as much as the months', () => {
  const random = createRandom(21);
  const noise = Array.from({ length: 48 }, () => 0.8 + 0.4 * random());
  const { factors } = estimateSeasonality(
    makeHistory(40, 48, (_, month) => 200 * (noise[month] as number)),
  );
  expect(Math.max(...Array.from(factors))).toBeLessThan(1.2);
});

test('a step between counting rules is not seasonality', () => {
  const history = makeHistory(20, 48, (_, month) => (month < 24 ? 100 : 400));
  const segments = Array.from(history.segments, (_, at) => (at < 24 * 20 ? 1 : 2));
  const { factors } = estimateSeasonality({ ...history, segments });
  expect(Math.max(...Array.from(factors))).toBeLessThan(1.1);
});
