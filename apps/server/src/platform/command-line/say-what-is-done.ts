import type { WriteStream } from 'node:tty';

const EVERY_MS = 2_000;

/** Says what is being done, for those who wait; sentences that come in quick succession are passed over. */
export function sayWhatIsDone(out: Pick<WriteStream, 'write'>): (sentence: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (sentence) => {
    const now = performance.now();
    if (now - saidAt < EVERY_MS) return;
    saidAt = now;
    out.write(`${sentence} …\n`);
  };
}
