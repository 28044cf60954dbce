const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A letter that was not taken for so long is given up. */
export const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 4 * HOUR_MS;
const SERVER_FIRST_WAIT_MS = 15_000;
const LONGEST_PAUSE_MS = { busy: MINUTE_MS, refusal: 30 * MINUTE_MS } as const;

/** `busy`: connections fail one after another, or every letter is deferred. `refusal`: the server answers, and refuses. */
export type ServerProblem = keyof typeof LONGEST_PAUSE_MS;

/** How long a letter waits after so many tries: 5, 10, 20 … minutes, four hours at most. */
export function waitAfterTries(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/**
 * How long a mail server is left alone after so many failures: 15, 30, 60 … seconds; a minute at most where it is busy, half an
 * hour where it refuses.
 */
export function waitAfterFailures(failures: number, problem: ServerProblem): number {
  return Math.min(SERVER_FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS[problem]);
}
