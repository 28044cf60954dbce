const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 6 * 3_600;

/**
 * When a source is asked again: after its rhythm when all went well; after failures sooner, each time after twice the
 * wait before, but never later than its rhythm unless the source itself asks for that.
 * @param failures how many runs failed one after the other, 0 after a success
 * @param askedToWaitSeconds what the source said (Retry-After)
 */
export function nextRun(
  now: Date,
  { everySeconds, failures }: { everySeconds: number; failures: number },
  askedToWaitSeconds = 0,
): Date {
  const wait =
    failures === 0
      ? everySeconds
      : Math.min(everySeconds, LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - 1));
  return new Date(now.getTime() + 1_000 * Math.max(wait, askedToWaitSeconds));
}
