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
