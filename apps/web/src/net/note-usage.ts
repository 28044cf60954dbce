import type { UsageEvent } from '@townlight/domain/usage';

const listeners = new Set<(event: UsageEvent) => void>();

/** Says that a reader did something that is counted: only that, never what was typed or chosen. // spec 7 */
export function noteUsage(event: UsageEvent): void {
  for (const listener of listeners) listener(event);
}

/** @returns how to stop listening */
export function onUsage(listener: (event: UsageEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
