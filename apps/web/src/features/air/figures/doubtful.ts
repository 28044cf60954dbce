import type { AqiHistoryPoint } from '@townlight/contract/air';

/** Returns whether the last hour of a history has no figure because the nearest monitor is doubtful. */
export function isLastDoubtful(history: readonly AqiHistoryPoint[] | null | undefined): boolean {
  return history?.at(-1)?.doubtful ?? false;
}
