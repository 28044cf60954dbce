import { setTimeout as pause } from 'node:timers/promises';

/** Timers are not finer than this. */
const FINEST_MS = 4;

/** Resolves so often a second at most; what was not used is not made up for. */
export function keepPace(perSecond: number): () => Promise<void> {
  const every = 1_000 / perSecond;
  let next = performance.now();
  return async () => {
    const now = performance.now();
    next = Math.max(now - FINEST_MS, next) + every;
    const wait = next - every - now;
    if (wait > FINEST_MS) await pause(wait);
  };
}
