import { expect, it } from 'vitest';
import { stripePattern } from './stripe-pattern.ts';

it('a stripe pattern has its colour and covers its share of the tile', () => {
  const { width, data } = stripePattern({ colour: '#c3beb5', period: 8, stripe: 2, angle: 45 }, 2);
  expect(width).toBe(16);
  expect([...data.slice(0, 3)]).toEqual([195, 190, 181]);
  const alphas = data.filter((_, at) => at % 4 === 3);
  const covered = alphas.reduce((sum, alpha) => sum + alpha / 255, 0) / alphas.length;
  expect(covered).toBeCloseTo(0.25, 1);
});
