/** Creates a semaphore: at most `limit` callers are inside, and the others wait in order of arrival. */
export function takeTurns(most: number): { enter(): Promise<void>; leave(): void } {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return {
    async enter() {
      if (inside < most) {
        inside++;
        return;
      }
      await new Promise<void>((come) => waiting.push(come));
    },
    leave() {
      const next = waiting.shift();
      // The slot is handed to the next waiter.
      if (next) next();
      else inside--;
    },
  };
}
