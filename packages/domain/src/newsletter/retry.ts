const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A letter that was not taken for so long is given up. */
export const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 4 * HOUR_MS;
const SERVER_FIRST_WAIT_MS = 15_000;
const SERVER_LONGEST_WAIT_MS = 30 * MINUTE_MS;

/** How long a letter waits after so many tries: 5, 10, 20 … minutes, four hours at most. */
export function waitAfterTries(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/** How long a mail server that takes nothing is left alone after so many failures: 15, 30, 60 … seconds, half an hour at most. */
export function waitAfterFailures(failures: number): number {
  return Math.min(SERVER_FIRST_WAIT_MS * 2 ** (failures - 1), SERVER_LONGEST_WAIT_MS);
}
