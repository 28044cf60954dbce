/** Lets so many in at a time; the others wait in the order in which they came. */
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
      // the one that leaves hands its place on
      if (next) next();
      else inside--;
    },
  };
}
