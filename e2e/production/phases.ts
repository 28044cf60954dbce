import { quantile, type Readers, type Reading } from './readers.ts';
import type { Writers, Writing } from './writers.ts';

/** What readers and writers saw while one thing broke. */
export interface PhaseResult {
  readonly name: string;
  readonly seconds: number;
  readonly reads: number;
  readonly failedReads: number;
  readonly failures: readonly string[];
  readonly p50: number;
  readonly p99: number;
  readonly writes: number;
  readonly failedWrites: number;
  /** Of the longest time without a saved write, in seconds: from the first failed one on, or from when it can work. */
  readonly longestWriteGap: number;
}

export interface PhaseOptions {
  /** When writes can work again, if not from the fault on; known at the end of the phase. */
  readonly since?: () => number;
}

const MAX_FAILURES = 3;

/** Runs one phase under load and returns what was seen in it. */
export async function runPhase(
  name: string,
  { readers, writers }: { readers: Readers; writers: Writers },
  action: () => Promise<unknown>,
  { since }: PhaseOptions = {},
): Promise<PhaseResult> {
  const began = performance.now();
  const [reads, writes] = [readers.readings.length, writers.writings.length];
  await action();
  const seconds = (performance.now() - began) / 1_000;
  const read = readers.readings.slice(reads);
  const written = writers.writings.slice(writes);
  const failed = read.filter(({ failure }) => failure !== undefined);
  const lost = written.filter(({ acknowledgedAt }) => acknowledgedAt === undefined);
  return {
    name,
    seconds,
    reads: read.length,
    failedReads: failed.length,
    failures: countFailures(failed).slice(0, MAX_FAILURES),
    p50: quantile(
      read.map(({ ms }) => ms),
      0.5,
    ),
    p99: quantile(
      read.map(({ ms }) => ms),
      0.99,
    ),
    writes: written.length,
    failedWrites: lost.length,
    longestWriteGap: findLongestGap(written, since?.() ?? began) / 1_000,
  };
}

/** @returns milliseconds; infinite where no write was saved after a failed one */
export function findLongestGap(writings: readonly Writing[], from: number): number {
  let longest = 0;
  let failedAt: number | undefined;
  for (const { at, acknowledgedAt } of writings.toSorted((a, b) => a.at - b.at)) {
    if (acknowledgedAt === undefined) failedAt ??= Math.max(at, from);
    else if (failedAt !== undefined) {
      longest = Math.max(longest, acknowledgedAt - failedAt);
      failedAt = undefined;
    }
  }
  return failedAt === undefined ? longest : Number.POSITIVE_INFINITY;
}

function countFailures(readings: readonly Reading[]): string[] {
  const counts = new Map<string, number>();
  for (const { failure, path } of readings) {
    const text = `${failure} at ${path}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([text, count]) => `${count} × ${text}`);
}

export function formatPhase(result: PhaseResult): string {
  const { name, seconds, reads, failedReads, p50, p99, writes, failedWrites } = result;
  const line = [
    name.padEnd(46),
    `${seconds.toFixed(0)} s`.padStart(6),
    `reads ${reads}, failed ${failedReads}`.padEnd(26),
    `p50 ${p50.toFixed(0)} p99 ${p99.toFixed(0)} ms`.padEnd(22),
    `writes ${writes}, failed ${failedWrites}, none for ${result.longestWriteGap.toFixed(1)} s`,
  ].join(' ');
  return [line, ...result.failures.map((failure) => `    ${failure}`)].join('\n');
}
