import { expect, test } from 'vitest';
import { estimateVariation } from './estimate-variation.ts';
import { createRandom, drawPoisson, makeHistory } from './testing/make-history.ts';

/** A number that is 1 on average, with the given standard deviation. */
function vary(deviation: number, random: () => number): number {
  return 1 + deviation * (random() < 0.5 ? -1 : 1);
}

test('counts that vary only by chance have neither scatter nor drift', () => {
  const random = createRandom(2);
  const { scatter, drift } = estimateVariation(makeHistory(200, 48, () => drawPoisson(60, random)));
  expect(Math.sqrt(scatter)).toBeLessThan(0.03);
  expect(Math.sqrt(drift)).toBeLessThan(0.01);
});

test('months that scatter around a level are no drift', () => {
  const random = createRandom(5);
  const { scatter, drift } = estimateVariation(
    makeHistory(200, 48, () => drawPoisson(100 * vary(0.12, random), random)),
  );
  expect(Math.sqrt(scatter)).toBeCloseTo(0.12, 1);
  expect(Math.sqrt(drift)).toBeLessThan(0.015);
});

test('a level that walks is drift', () => {
  const random = createRandom(9);
  const levels = new Array<number>(200).fill(100);
  const { scatter, drift } = estimateVariation(
    makeHistory(200, 48, (area) => {
      levels[area] = (levels[area] as number) * Math.exp(Math.log(vary(0.03, random)));
      return drawPoisson(levels[area] as number, random);
    }),
  );
  expect(Math.sqrt(drift)).toBeCloseTo(0.03, 2);
  expect(Math.sqrt(scatter)).toBeLessThan(0.05);
});

test('a change of the counting rules is neither', () => {
  const random = createRandom(4);
  const history = makeHistory(100, 36, (_, month) => drawPoisson(month < 18 ? 40 : 120, random));
  const segments = Array.from(history.segments, (_, at) => (at < 18 * 100 ? 1 : 2));
  const { scatter, drift } = estimateVariation({ ...history, segments });
  expect(Math.sqrt(scatter)).toBeLessThan(0.06);
  expect(Math.sqrt(drift)).toBeLessThan(0.02);
});

test('areas without any incidents have no variation', () => {
  expect(estimateVariation(makeHistory(3, 24, () => 0))).toMatchObject({ scatter: 0, drift: 0 });
});
