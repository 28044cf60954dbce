const SECONDS = { m: 60, h: 3_600, d: 86_400 } as const;
type Unit = keyof typeof SECONDS;
const LONGEST_SECONDS = 366 * SECONDS.d;

/**
 * Parses a polling interval: `15m`, `6h`, `1d`.
 * @returns seconds from five minutes to a year, else null
 * @example parseInterval('6h') // 21_600
 */
export function parseInterval(text: string): number | null {
  const found = /^([1-9]\d{0,4})([mhd])$/.exec(text.trim());
  if (found === null) return null;
  const seconds = Number(found[1]) * SECONDS[found[2] as Unit];
  return seconds >= 5 * SECONDS.m && seconds <= LONGEST_SECONDS ? seconds : null;
}

/** Formats a polling interval. @example formatInterval(21_600) // '6h' */
export function formatInterval(seconds: number): string {
  const unit = (['d', 'h', 'm'] as const).find((one) => seconds % SECONDS[one] === 0) ?? 'm';
  return `${Math.round(seconds / SECONDS[unit])}${unit}`;
}

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 6 * 3_600;

/**
 * Computes the next run of a source: after its interval on success; after failures with exponential backoff, at most
 * its interval unless the source requests a longer delay.
 * @param failures number of consecutive failed runs, 0 after a success
 * @param retryAfterSeconds value of the source's Retry-After header
 */
export function computeNextRun(
  now: Date,
  { everySeconds, failures }: { everySeconds: number; failures: number },
  retryAfterSeconds = 0,
): Date {
  const wait =
    failures === 0
      ? everySeconds
      : Math.min(everySeconds, LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - 1));
  return new Date(now.getTime() + 1_000 * Math.max(wait, retryAfterSeconds));
}

/**
 * - `new`: not requested yet
 * - `current`: the last request succeeded
 * - `failing`: it failed, and the data is still within the interval's tolerance
 * - `late`: no success for longer than that, whatever the cause
 * - `paused`: polling is disabled
 */
export type SourceState = 'new' | 'current' | 'failing' | 'late' | 'paused';

export type SourceRunHistory = {
  readonly paused: boolean;
  readonly everySeconds: number;
  readonly addedAt: Date;
  readonly lastSuccessAt: Date | null;
  /** Runs that failed since the last success. */
  readonly failures: number;
};

/** Tolerates one missed interval and the duration of a run. */
const LATE_AFTER_RHYTHMS = 2;
const RUN_TAKES_SECONDS = 3_600;

/** Returns the state of a source at a moment; a single missed run does not make it late. */
export function findSourceState(source: SourceRunHistory, now: Date): SourceState {
  if (source.paused) return 'paused';
  const since = (source.lastSuccessAt ?? source.addedAt).getTime();
  const lateAfter = LATE_AFTER_RHYTHMS * source.everySeconds + RUN_TAKES_SECONDS;
  if (now.getTime() - since > lateAfter * 1_000) return 'late';
  if (source.failures > 0) return 'failing';
  return source.lastSuccessAt === null ? 'new' : 'current';
}
