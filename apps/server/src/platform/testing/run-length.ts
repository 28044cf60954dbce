/**
 * Whether tests run at full length: `npm run check -- full` sets `TOWNLIGHT_FULL`. Otherwise they open one store
 * instead of two, and tests of random cases and of kills run fewer cases.
 */
export const longRun = Boolean(process.env.TOWNLIGHT_FULL);

interface Turns {
  readonly short: number;
  readonly long: number;
}

/** Returns the number of cases of a test. */
export function turns({ short, long }: Turns): number {
  return longRun ? long : short;
}

/** Returns parameters for fast-check: the same few cases in every short run, random ones in every long run. */
export function randomCases(count: Turns): { numRuns: number; seed?: number } {
  return { numRuns: turns(count), ...(!longRun && { seed: 1 }) };
}
