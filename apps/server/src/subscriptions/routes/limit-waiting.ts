import { Overloaded } from '../../platform/http/errors.ts';

/** What is sent in half a minute: nobody who is let in waits longer for their mail. */
const MOST_WAITING = 600;
const COUNTED_FOR_MS = 1_000;
const RETRY_AFTER_SECONDS = 30;

/**
 * Lets in no more sign-ups than mails are sent: while too many wait, everyone else is asked to come back soon instead of waiting for a
 * mail that comes in an hour.
 * @param countWaiting how many mails wait, on all servers; asked once a second at most
 * @throws Overloaded
 */
export function limitWaiting(countWaiting: () => Promise<number>): () => Promise<void> {
  let counted: Promise<number> = Promise.resolve(0);
  let countedAt = Number.NEGATIVE_INFINITY;
  let since = 0;
  return async () => {
    const now = performance.now();
    if (now - countedAt > COUNTED_FOR_MS) {
      countedAt = now;
      since = 0;
      counted = countWaiting();
    }
    if ((await counted) + since >= MOST_WAITING)
      throw new Overloaded(
        'Many people are subscribing right now. Please try again in a minute.',
        RETRY_AFTER_SECONDS,
      );
    since++;
  };
}
