/** Options of `vi.waitFor`: a long timeout, so that a busy machine is never mistaken for a fault. */
export const WAIT_OPTIONS = { timeout: 60_000, interval: 50 } as const;

/**
 * Whether tests run at full length: `npm run check -- full` sets `FULL_CHECK`. Otherwise they open one store
 * instead of two, and tests of random cases and of kills run fewer cases.
 */
export const isLongRun = Boolean(process.env.FULL_CHECK);

interface CaseCounts {
  readonly short: number;
  readonly long: number;
}

/** Returns the number of cases of a test. */
export function pickCaseCount({ short, long }: CaseCounts): number {
  return isLongRun ? long : short;
}

/** Returns parameters for fast-check: the same few cases in every short run, random ones in every long run. */
export function fastCheckOptions(count: CaseCounts): { numRuns: number; seed?: number } {
  return { numRuns: pickCaseCount(count), ...(!isLongRun && { seed: 1 }) };
}
