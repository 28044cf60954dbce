/**
 * Whether tests run at full length: `npm run check -- full` sets `TOWNLIGHT_FULL`. Without it they open one store instead of
 * two, and tests of random cases and of kills take fewer turns.
 */
export const longRun = Boolean(process.env.TOWNLIGHT_FULL);

interface Turns {
  readonly short: number;
  readonly long: number;
}

/** How many turns a test takes, each of which is one more case. */
export function turns({ short, long }: Turns): number {
  return longRun ? long : short;
}

/** Parameters for fast-check: the same few cases in every short run, other ones in every long run. */
export function randomCases(count: Turns): { numRuns: number; seed?: number } {
  return { numRuns: turns(count), ...(!longRun && { seed: 1 }) };
}
