import { computeAnscombeResidual, type ExpectedCounts } from '@townlight/domain/crime';

/** Standard deviation of the logarithm of a real change, as in the effects that the bench plants. */
const SLAB = 0.6;
const ROUNDS = 25;

/**
 * Returns each area’s probability of being unchanged: a mixture of unchanged areas and of areas changed by any amount,
 * whose share is learned from the map itself (expectation-maximization).
 */
export function mixedNullProbabilities(
  counts: ArrayLike<number>,
  { means, variances }: ExpectedCounts,
): number[] {
  const areas = Array.from(counts, (count, area) => {
    const [mean, variance] = [means[area] as number, variances[area] as number];
    if (!(mean >= 1)) return null;
    const wide = 1 + (SLAB ** 2 * mean ** 2) / variance;
    const z = computeAnscombeResidual(count, mean, variance);
    return {
      unchanged: Math.exp(-(z ** 2) / 2),
      changed: Math.exp(-(z ** 2) / 2 / wide) / Math.sqrt(wide),
    };
  });
  let share = 0.05;
  const nullOf = (one: { unchanged: number; changed: number }) =>
    ((1 - share) * one.unchanged) / ((1 - share) * one.unchanged + share * one.changed);
  const known = areas.filter((one) => one !== null);
  for (let round = 0; round < ROUNDS; round++) {
    const changed = known.reduce((sum, one) => sum + 1 - nullOf(one), 0);
    share = Math.max(1e-4, changed / known.length);
  }
  return areas.map((one) => (one === null ? 1 : nullOf(one)));
}
