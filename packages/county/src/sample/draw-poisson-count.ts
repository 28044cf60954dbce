import type { RandomStream } from './random-stream.ts';

/** Draws from the standard normal distribution (Box and Muller). */
export function drawNormal(random: RandomStream): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The variation of a month beyond chance, as a share of its expectation. */
const MONTHLY_SPREAD = 0.06;

/**
 * Draws a count around `expected`: Poisson with overdispersion, as in real monthly records. `drawPoissonCount(0, …)` is
 * always 0.
 */
export function drawPoissonCount(expected: number, random: RandomStream): number {
  const spread = Math.exp(MONTHLY_SPREAD * drawNormal(random) - MONTHLY_SPREAD ** 2 / 2);
  return drawPoisson(expected * spread, random);
}

function drawPoisson(mean: number, random: RandomStream): number {
  // Beyond a mean of 60 the normal approximation is indistinguishable from Poisson.
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}
