/** Returns a small and fast generator with reproducible numbers (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Samples from distributions, given a source of uniform random numbers. */
interface RandomDistributions {
  poisson(mean: number): number;
  /** Returns a gamma number with mean 1 and this variance. */
  gamma(variance: number): number;
  normal(): number;
}

export function createRandomDistributions(random: () => number): RandomDistributions {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  /** Marsaglia and Tsang 2000; a shape under 1 is derived from the shape plus one. */
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
      // a Poisson number is the sum of two of half the mean, which keeps the product above the smallest double
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
