import { TOO_FEW_TO_RATE, UNSTABLE_BELOW } from './constants.ts';

/** Reliability of a rate by its count: `too-few` has no rate, `unstable` is marked. */
export type Reliability = 'stable' | 'unstable' | 'too-few';

/** Classifies a count: 9 is too few, 10 and 19 are unstable, 20 is stable (reading 16). */
export function classifyReliability(count: number): Reliability {
  if (count < TOO_FEW_TO_RATE) return 'too-few';
  return count < UNSTABLE_BELOW ? 'unstable' : 'stable';
}

/** Returns reports per resident; null without residents, and with too few reports for a rate (reading 42). */
export function computeRate(count: number, residents: number): number | null {
  return residents > 0 && count >= TOO_FEW_TO_RATE ? count / residents : null;
}
