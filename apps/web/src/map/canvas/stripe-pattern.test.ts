import { expect, it } from 'vitest';
import { drawCrossPattern, drawDotPattern, drawStripePattern } from './stripe-pattern.ts';

it('a stripe pattern has its color and covers its share of the tile', () => {
  const { width, data } = drawStripePattern(
    { color: '#c3beb5', period: 8, stripe: 2, angle: 45 },
    2,
  );
  expect(width).toBe(16);
  expect([...data.slice(0, 3)]).toEqual([195, 190, 181]);
  const alphas = data.filter((_, at) => at % 4 === 3);
  const covered = alphas.reduce((sum, alpha) => sum + alpha / 255, 0) / alphas.length;
  expect(covered).toBeCloseTo(0.25, 1);
});

it('a dot pattern has one dot in the middle of its tile and transparent edges', () => {
  const { width, data } = drawDotPattern({ color: '#7b6b8f', period: 8, radius: 2 }, 2);
  expect(width).toBe(16);
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect([alpha(8, 8), alpha(0, 0), alpha(15, 8)]).toEqual([255, 0, 0]);
});

it('a cross pattern has one cross in the middle of its tile, transparent between its arms and at the edges', () => {
  const options = { color: '#7b6b8f', period: 8, radius: 3, stroke: 1 };
  const { width, data } = drawCrossPattern(options, 2);
  expect(width).toBe(16);
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect([alpha(8, 8), alpha(12, 12), alpha(11, 4), alpha(8, 13), alpha(0, 0)]).toEqual([
    255, 255, 255, 0, 0,
  ]);
});
