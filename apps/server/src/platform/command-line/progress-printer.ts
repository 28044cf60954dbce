import type { WriteStream } from 'node:tty';

const EVERY_MS = 2_000;

/** Returns a printer of progress sentences that drops those within two seconds of the last one printed. */
export function createProgressPrinter(out: Pick<WriteStream, 'write'>): (sentence: string) => void {
  let printedAt = Number.NEGATIVE_INFINITY;
  return (sentence) => {
    const now = performance.now();
    if (now - printedAt < EVERY_MS) return;
    printedAt = now;
    out.write(`${sentence} …\n`);
  };
}
