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
