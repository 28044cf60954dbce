/** Draws numbers as their distributions say, from a source of even ones. */
export interface Draws {
  poisson(mean: number): number;
  /** Mean 1, this variance. */
  gamma(variance: number): number;
  normal(): number;
}

export function drawsFrom(random: () => number): Draws {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  /** Marsaglia and Tsang 2000; a shape under 1 by way of the one above it. */
  const standardGamma = (shape: number): number => {
    if (shape < 1) return standardGamma(shape + 1) * (1 - random()) ** (1 / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = normal();
      const v = (1 + c * x) ** 3;
      if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
    }
  };
  return {
    normal,
    gamma: (variance) => (variance === 0 ? 1 : standardGamma(1 / variance) * variance),
    poisson(mean) {
      // a sum of two is one of the sum, which keeps the product from running out of digits
      if (mean > 500) return this.poisson(mean / 2) + this.poisson(mean / 2);
      const limit = Math.exp(-mean);
      let product = 1 - random();
      let count = 0;
      while (product > limit) {
        product *= 1 - random();
        count++;
      }
      return count;
    },
  };
}
