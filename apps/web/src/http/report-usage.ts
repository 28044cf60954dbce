import type { UsageEvent } from '@townlight/domain/usage';

const listeners = new Set<(event: UsageEvent) => void>();

/** Reports that a reader did something that is counted: only that, never what was typed or chosen. // spec 7 */
export function reportUsage(event: UsageEvent): void {
  for (const listener of listeners) listener(event);
}

/** @returns a function that removes the listener */
export function onUsage(listener: (event: UsageEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
