import { TOO_FEW_TO_RATE, UNSTABLE_BELOW } from './constants.ts';

/** How much a rate made of a count can bear: `too-few` is hatched, `unstable` is marked. */
export type Reliability = 'stable' | 'unstable' | 'too-few';

/** 9 is too few, 10 and 19 are unstable, 20 is stable (reading 16). */
export function reliabilityOf(count: number): Reliability {
  if (count < TOO_FEW_TO_RATE) return 'too-few';
  return count < UNSTABLE_BELOW ? 'unstable' : 'stable';
}
