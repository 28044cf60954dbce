import { setTimeout as pause } from 'node:timers/promises';

/** Creates a semaphore: at most `limit` callers are inside, and the others wait in order of arrival. */
export function createSemaphore(limit: number): { acquire(): Promise<void>; release(): void } {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return {
    async acquire() {
      if (inside < limit) {
        inside++;
        return;
      }
      await new Promise<void>((come) => waiting.push(come));
    },
    release() {
      const next = waiting.shift();
      // The slot is handed to the next waiter.
      if (next) next();
      else inside--;
    },
  };
}

/** The resolution of timers. */
const TIMER_RESOLUTION_MS = 4;

/** Creates a function that resolves at most `perSecond` times a second. Unused capacity is not accumulated. */
export function createRateLimiter(perSecond: number): () => Promise<void> {
  const every = 1_000 / perSecond;
  let next = performance.now();
  return async () => {
    const now = performance.now();
    next = Math.max(now - TIMER_RESOLUTION_MS, next) + every;
    const wait = next - every - now;
    if (wait > TIMER_RESOLUTION_MS) await pause(wait);
  };
}
