import type { AqiHistoryPoint } from '@townlight/contract/air';

/** Whether the hour that a history ends with has no figure because the nearest monitor is in doubt. */
export function isLastDoubtful(history: readonly AqiHistoryPoint[] | null | undefined): boolean {
  return history?.at(-1)?.doubtful ?? false;
}
