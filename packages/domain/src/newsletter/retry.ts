const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An email not accepted for this long is given up. */
export const MAX_RETRY_AGE_MS = 48 * HOUR_MS;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 4 * HOUR_MS;
const SERVER_FIRST_WAIT_MS = 15_000;
const LONGEST_PAUSE_MS = { busy: MINUTE_MS, refusal: 30 * MINUTE_MS } as const;

/** `busy`: consecutive connections fail, or every email is deferred. `refusal`: the server refuses. */
export type MailServerProblem = keyof typeof LONGEST_PAUSE_MS;

/** Returns the delay before the next try of an email: 5, 10, 20 … minutes, at most four hours. */
export function computeEmailRetryDelay(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/**
 * Returns the pause for a mail server after consecutive failures: 15, 30, 60 … seconds; at most a minute where it is
 * busy, half an hour where it refuses.
 */
export function computeMailServerRetryDelay(failures: number, problem: MailServerProblem): number {
  return Math.min(SERVER_FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS[problem]);
}
