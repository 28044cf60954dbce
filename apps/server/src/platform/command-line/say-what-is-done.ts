import type { WriteStream } from 'node:tty';

const EVERY_MS = 2_000;

/** Returns a printer of progress sentences that drops those within two seconds of the last one printed. */
export function sayWhatIsDone(out: Pick<WriteStream, 'write'>): (sentence: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (sentence) => {
    const now = performance.now();
    if (now - saidAt < EVERY_MS) return;
    saidAt = now;
    out.write(`${sentence} …\n`);
  };
}
